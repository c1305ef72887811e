import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { QuantityField } from './QuantityField'

function Four() {
  const [value, setValue] = useState(1)
  return <QuantityField value={value} max={4} label="Cetirizine" onChange={setValue} />
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
const hint = () => screen.getByRole('status').textContent

it('ignores a number above the stock, says so, and shows the old one again on Enter', () => {
  render(<Four />)
  fireEvent.input(field(), { target: { value: '10' } })
  expect(hint()).toBe('Only 4 in stock')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field().value).toBe('1')
  expect(hint()).toBe('Only 4 in stock')
})

it('says nothing more once a number that there is was chosen', () => {
  render(<Four />)
  fireEvent.input(field(), { target: { value: '10' } })
  fireEvent.input(field(), { target: { value: '3' } })
  expect(hint()).toBe('')
  fireEvent.input(field(), { target: { value: '9' } })
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect([field().value, hint()]).toEqual(['4', ''])
})
