import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { CardPage } from './card-data'
import { ProductList } from './ProductList'

const nothing: CardPage = {
  data: [],
  total: 0,
  total_is_capped: false,
  current_page: 1,
  last_page: 1,
  facets: {
    categories: [],
    brands: [],
    is_prescription: { yes: 0, no: 0 },
    in_stock: { yes: 0, no: 0 },
    price: { min: null, max: null },
  },
}
const query = { page: 1, per_page: 50 }

function show(address: string, props: { emptyText?: string; waysOut?: string; keyword?: string }) {
  const { keyword, ...others } = props
  render(
    <MemoryRouter initialEntries={[address]}>
      <ProductList page={nothing} query={{ ...query, ...(keyword && { keyword }) }} {...others} />
    </MemoryRouter>,
  )
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

it('speaks of no filter where there is none, and leads away from the whole list', () => {
  expect(show('/browse/products', {})).toEqual(['/browse/pharmacies'])
  expect(screen.getByRole('heading').textContent).toBe('No products yet')
  expect(screen.queryByText(/spelling/)).toBeNull()
})

it('asks nobody to check the spelling who has typed nothing', () => {
  expect(show('/browse/pharmacies/new/9', { emptyText: 'No products here yet' })).toEqual([
    '/browse/products',
  ])
  expect(screen.queryByText(/spelling/)).toBeNull()
})

it.each([
  ['/search/products/xqz', { waysOut: 'Elsewhere', emptyText: 'Nothing was found' }],
  ['/browse/pharmacies/new/9', { keyword: 'xqz', emptyText: 'Nothing here matches' }],
])('helps with the words at %s', (address, props) => {
  show(address, props)
  expect(screen.getByText(/Check the spelling/)).toBeTruthy()
})
