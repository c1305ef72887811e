import type { Quote } from '@botika/common/quote/endpoints'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NewTotal } from './Summary'

const of = (total: number) => ({ total }) as Quote
const said = () => screen.getByRole('status').textContent

it('says the total that a choice has led to once it is known, and nothing before', () => {
  const first = of(149)
  const { rerender } = render(<NewTotal quote={null} terms="" />)
  rerender(<NewTotal quote={first} terms="" />)
  expect(said()).toBe('')
  rerender(<NewTotal quote={first} terms="pwd" />)
  expect(said()).toBe('')
  rerender(<NewTotal quote={of(112)} terms="pwd" />)
  expect(said()).toBe('New total: ₱112.00')
})

it('stays silent where the total is what it was, and where a price has changed by itself', () => {
  const { rerender } = render(<NewTotal quote={of(149)} terms="" />)
  rerender(<NewTotal quote={of(149)} terms="pwd" />)
  expect(said()).toBe('')
  rerender(<NewTotal quote={of(160)} terms="pwd" />)
  expect(said()).toBe('')
})

it('leaves no old total behind', () => {
  const { rerender } = render(<NewTotal quote={of(149)} terms="" />)
  rerender(<NewTotal quote={of(112)} terms="pwd" />)
  rerender(<NewTotal quote={of(120)} terms="pwd" />)
  expect(said()).toBe('')
})
