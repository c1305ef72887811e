import { expect, it } from 'vitest'
import { addressedScreens, screenAt } from './load-ahead'
import { RESOURCES } from '../resources'
import { dashboard, loginPage, SCREENS } from './screens'

const [bulk] = SCREENS['/seller']
const [orders, products] = ['orders', 'products'].map((name) =>
  RESOURCES['/seller'].find((resource) => resource.name === name),
)

it.each([
  ['/seller', dashboard],
  ['/admin/dashboard', dashboard],
  ['/seller/login', loginPage],
  ['/seller/orders', orders?.list],
  ['/seller/orders/list', orders?.list],
  ['/seller/orders/details/7', orders?.show],
  ['/admin/orders/7/show', orders?.show],
  ['/seller/products/create', products?.create],
  ['/seller/products/add', products?.create],
  ['/seller/products/add-bulk', bulk?.screen],
  ['/seller/products/7', products?.edit],
  ['/seller/users', undefined],
  ['/sellers', undefined],
  ['/browse/products', undefined],
])('%s is the screen that is loaded ahead for it', (address, screen) => {
  expect(screenAt(address)).toBe(screen)
})

it('has an address for each screen of either office, the specification’s too', () => {
  const paths = addressedScreens().map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/seller', '/seller/orders/list', '/admin/users/:id', '/admin/dashboard']),
  )
  expect(new Set(paths).size).toBe(paths.length)
})
