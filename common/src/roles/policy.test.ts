import { describe, expect, it } from 'vitest'
import { can, reachOf } from './policy'
import { POSITIONS, type Position, visitorsOf } from './roles'

describe('the policy', () => {
  it('gives a person the widest reach of all their roles', () => {
    expect(reachOf(['customer', 'seller', 'owner'], 'products.update')).toBe('own')
    expect(reachOf(['customer', 'admin'], 'products.update')).toBe('all')
  })

  it('gives guests what everyone has, and no more', () => {
    expect(reachOf([], 'products.read')).toBe('all')
    expect(reachOf([], 'orders.create')).toBe('all')
    expect(reachOf([], 'orders.read')).toBeNull()
  })

  it('keeps what belongs to admins from sellers and customers', () => {
    for (const permission of [
      'categories.update',
      'news.create',
      'users.manage',
      'inventories.suspend',
    ] as const) {
      expect(can(['seller', ...POSITIONS], permission)).toBe(false)
      expect(can(['customer'], permission)).toBe(false)
      expect(can(['admin'], permission)).toBe(true)
    }
  })

  it.each([
    ['seller-orders.advance', ['owner', 'pharmacist', 'clerk']],
    ['inventories.update', ['owner', 'pharmacist', 'clerk']],
    ['seller-orders.prescription', ['owner', 'pharmacist']],
    ['seller-orders.decide-prescription', ['owner', 'pharmacist']],
    ['products.create', ['owner', 'pharmacist']],
    ['sales-records.read', ['owner', 'pharmacist']],
    ['inventories.price', ['owner']],
    ['staff.invite', ['owner']],
    ['pharmacies.update', ['owner']],
    ['promotions.create', ['owner']],
    ['sales-report.read', ['owner']],
  ] as const)('gives %s to %j of a pharmacy', (permission, expected: readonly Position[]) => {
    const held = POSITIONS.filter((position) =>
      can(visitorsOf({ roles: ['customer', 'seller'], position }), permission),
    )
    expect(held).toEqual(expected)
  })

  it('lets nobody decide a prescription as an admin', () => {
    expect(can(['customer', 'admin'], 'seller-orders.decide-prescription')).toBe(false)
  })

  it('keeps carts to customers', () => {
    expect(can(['customer'], 'cart-items.read')).toBe(true)
    expect(can(['seller'], 'cart-items.read')).toBe(false)
    expect(can([], 'cart-items.read')).toBe(false)
  })
})
