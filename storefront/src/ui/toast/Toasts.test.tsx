import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { createStore, Provider } from '../../lib/store'
import { toastAtom } from './atoms'
import { Toasts } from './Toasts'

const added = {
  id: 1,
  content: 'Added to cart',
  color: 'success',
  link: { to: '/cart', text: 'View cart' },
} as const

it('goes once one goes where it leads, and stays where one is there already', async () => {
  const store = createStore()
  store.set(toastAtom, added)
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/']}>
        <Link to="/browse/products">Products</Link>
        <Link to="/cart">Cart</Link>
        <Toasts />
      </MemoryRouter>
    </Provider>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Products' }))
  expect(screen.queryByText('Added to cart')).not.toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }))
  expect(screen.queryByText('Added to cart')).toBeNull()
  act(() => store.set(toastAtom, { ...added, id: 2 }))
  expect(screen.queryByText('Added to cart')).not.toBeNull()
})
