import { render, screen } from '@testing-library/react'
import type { Product } from '@botika/common/products/schema'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { createStore, Provider } from '../lib/store'
import { answeringApi } from '../testing/api'
import { BuyBox } from './BuyBox'

answeringApi()

const product = (quantity: number) =>
  ({
    id: 1,
    name: 'Losartan 50 mg tablet',
    inventory_id: 5,
    pharmacy_id: 9,
    selling_price: 35,
    rating_average: null,
    quantity,
  }) as Product

const show = (quantity: number) =>
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <BuyBox product={product(quantity)} offers={[]} />
      </MemoryRouter>
    </Provider>,
  )

it('leads to the price alerts where no pharmacy has it', () => {
  show(0)
  const link = screen.getByRole('link', { name: 'Tell me when it is back' })
  expect(link.getAttribute('href')).toBe('/#watch')
})

it('has no such way where it can be bought', () => {
  show(3)
  expect(screen.queryByRole('link', { name: 'Tell me when it is back' })).toBeNull()
})
