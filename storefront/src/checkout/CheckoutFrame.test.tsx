import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { guestCartItemsAtom } from '../cart/state/atoms'
import { isBuyingAgainAtom } from '../cart/state/checkout-terms'
import { userAtom } from '../session/atoms'
import { createStore, Provider } from '../lib/store'
import { CheckoutFrame } from './CheckoutFrame'

const product = {
  id: 1,
  image: null,
  inventory_id: 3,
  pharmacy_id: 1,
  pharmacy_name: 'Botika Uno',
  name: 'Paracetamol',
  selling_price: 50,
  subcategory_name: null,
  is_sc_discountable: true,
  current_quantity: 9,
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  localStorage.clear()
  sessionStorage.clear()
})

const Address = () => <output data-testid="address">{useLocation().pathname}</output>

/** Where the guest's checkout leads, with something in the cart or nothing. */
async function landsAt({ isBuyingAgain, isEmpty = false }: { isBuyingAgain: boolean; isEmpty?: boolean }) {
  const store = createStore()
  store.set(userAtom, null)
  if (!isEmpty) store.set(guestCartItemsAtom, () => [{ product, quantity: 2, is_checked: true }])
  store.set(isBuyingAgainAtom, isBuyingAgain)
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/cart/guest/checkout']}>
        <CheckoutFrame />
        <Address />
      </MemoryRouter>
    </Provider>,
  )
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy())
  return screen.getByTestId('address').textContent
}

it('leads to the orders while one of them is being bought again', async () => {
  expect(await landsAt({ isBuyingAgain: true })).toBe('/account/orders')
})

it('stays where something is to be checked out, and leads to the cart where nothing is', async () => {
  expect(await landsAt({ isBuyingAgain: false })).toBe('/cart/guest/checkout')
})

it('leads to the cart where nothing is to be checked out', async () => {
  expect(await landsAt({ isBuyingAgain: false, isEmpty: true })).toBe('/cart')
})
