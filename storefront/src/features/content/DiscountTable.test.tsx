import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DiscountTable } from './DiscountTable'

it('shows the discount as the law computes it: VAT off first, then a fifth', () => {
  render(<DiscountTable />)
  const rows = screen.getAllByRole('row').slice(1)
  const cells = rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent))
  expect(cells).toEqual([
    ['₱112.00', '₱12.00', '₱20.00', '₱80.00'],
    ['₱250.00', 'none', '₱50.00', '₱200.00'],
    ['₱172.50', '₱18.48', '₱30.80', '₱123.22'],
  ])
})
