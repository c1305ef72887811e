import { POSITIONS } from '@botika/common/roles/roles'
import { render, screen } from '@testing-library/react'
import { AdminContext, BasenameContextProvider, testDataProvider, TestMemoryRouter } from 'react-admin'
import { expect, it } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { Menu } from './Menu'
import { mayOpen } from './menu'
import { SHORTCUTS } from './shortcuts/keys'

const litAt = (address: string) => {
  Element.prototype.scrollIntoView = () => {}
  render(
    <TestMemoryRouter initialEntries={[address]}>
      <AdminContext dataProvider={testDataProvider()} theme={lightTheme} basename="/seller">
        <BasenameContextProvider basename="/seller">
          <Menu />
        </BasenameContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)
}

it.each([
  ['/seller/couriers/create', ['Courier']],
  ['/seller/doctors/create', ['Add Doctor']],
  ['/seller/products/add-bulk', ['Bulk Add Product']],
  ['/seller/products/7', ['My Products']],
])('at %s only %j is where one is', (address, lit) => {
  expect(litAt(address)).toEqual(lit)
})

it.each(POSITIONS)('has keys for the %s only to what they may open', (position) => {
  const closed = { owner: '', pharmacist: 'b c m', clerk: 'n b c m s' }
  const keys = SHORTCUTS.filter(({ to = '' }) => !mayOpen('/seller', to, ['customer', 'seller', position]))
  expect(keys.map((one) => one.keys[1]).join(' ')).toBe(closed[position])
})
