import { describe, expect, it } from 'vitest'
import { addressesOf } from './addresses'
import { screensOf } from './load-ahead'
import { RESOURCES } from '../resources'

// the specification's section 2; the dashboard stands at the office's own address
const SPECIFIED = [
  '/dashboard',
  '/couriers',
  '/doctors/add',
  '/doctors/list',
  '/orders/list',
  '/orders/details/:id',
  '/orders/details',
  '/products/add',
  '/products/add-bulk',
  '/products/list',
  '/promotions/discounts',
]

describe.each(['/seller', '/admin'] as const)("the specification's addresses under %s", (office) => {
  const screens = screensOf(office).map(({ path }) => path)

  it.each(SPECIFIED)('%s leads to a screen', (address) => {
    const moved = addressesOf(office).find(({ from }) => from === address)
    expect(screens).toContain(moved ? moved.to : address)
  })

  it('are never moved to a place that does not exist', () => {
    for (const { to } of addressesOf(office)) expect(screens).toContain(to)
  })
})

describe('offices', () => {
  it('give sellers no screen for what only admins keep', () => {
    const names = RESOURCES['/seller'].map(({ name }) => name)
    for (const name of ['users', 'preregisters', 'categories', 'hospitals', 'news', 'pharmacies']) {
      expect(names).not.toContain(name)
    }
  })
})
