import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Filters } from './Filters'

const facets = {
  categories: [{ id: 1, name: 'Vitamins', slug: 'vitamins', count: 0 }],
  brands: [
    { name: 'Lunas', count: 2 },
    { name: 'Ginhawa', count: 0 },
  ],
  is_prescription: { yes: 0, no: 2 },
  in_stock: { yes: 0, no: 2 },
  price: { min: null, max: null },
}
const query = { page: 1, per_page: 50 }
const boxes = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)

it('offers no filter that would show nothing', () => {
  render(<Filters facets={facets} query={query} hasCategories />)
  expect(boxes()).toEqual(['Lunas2', 'Not needed2'])
  expect(screen.queryByText('Price')).toBeNull()
})

it('follows the address with the same fields, so that none loses the focus', () => {
  const { rerender } = render(<Filters facets={facets} query={query} hasCategories />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Lunas/ })
  box.focus()
  const following = (next: typeof query & { brand?: string[] }) => {
    rerender(<Filters facets={facets} query={next} hasCategories />)
    return { checked: box.checked, hasFocus: document.activeElement === box }
  }
  expect(following({ ...query, brand: ['Lunas'] })).toEqual({ checked: true, hasFocus: true })
  expect(following(query)).toEqual({ checked: false, hasFocus: true })
})

it('keeps what is on, to be taken off', () => {
  render(
    <Filters
      facets={facets}
      query={{ ...query, brand: ['Ginhawa', 'Gone'], in_stock: true, max_price: 5 }}
      hasCategories
    />,
  )
  expect(boxes()).toEqual(['Lunas2', 'Ginhawa0', 'Gone0', 'In stock0', 'Not needed2'])
  expect(screen.getByLabelText<HTMLInputElement>('Highest price in pesos').value).toBe('5')
})
