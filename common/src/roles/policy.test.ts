import { describe, expect, it } from 'vitest'
import { can, reachOf } from './policy'

describe('the policy', () => {
  it('gives a person the widest reach of all their roles', () => {
    expect(reachOf(['seller'], 'products.update')).toBe('own')
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
      expect(can(['seller'], permission)).toBe(false)
      expect(can(['customer'], permission)).toBe(false)
      expect(can(['admin'], permission)).toBe(true)
    }
  })

  it('keeps carts to customers', () => {
    expect(can(['customer'], 'cart-items.read')).toBe(true)
    expect(can(['seller'], 'cart-items.read')).toBe(false)
    expect(can([], 'cart-items.read')).toBe(false)
  })
})
