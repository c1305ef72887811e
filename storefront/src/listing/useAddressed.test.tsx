import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAddressed } from './useAddressed'

function Sort({ by }: { by: string }) {
  return (
    <select ref={useAddressed<HTMLSelectElement>(by)} defaultValue={by}>
      <option value="">Relevance</option>
      <option value="price_asc">Price</option>
    </select>
  )
}
const shown = () => screen.getByRole<HTMLSelectElement>('combobox').value

it('shows what the address says, and the first choice where it says what is not offered', () => {
  const { rerender } = render(<Sort by="price_asc" />)
  expect(shown()).toBe('price_asc')
  rerender(<Sort by="nearest" />)
  expect(shown()).toBe('')
  rerender(<Sort by="price_asc" />)
  expect(shown()).toBe('price_asc')
})
