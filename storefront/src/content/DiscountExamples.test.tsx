import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DiscountExamples } from './DiscountExamples'

it('shows the discount as the law computes it: VAT off first, then a fifth', () => {
  render(<DiscountExamples />)
  const sums = screen
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('dd')].map((cell) => cell.textContent))
  expect(sums).toEqual([
    ['₱112.00', '−₱12.00', '−₱20.00', '₱80.00'],
    ['₱172.50', '−₱18.48', '−₱30.80', '₱123.22'],
    ['₱250.00', 'none', '−₱50.00', '₱200.00'],
  ])
})
