// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { paths } from '../lib/paths'
import { routes } from './routes'
import { findRoute } from '../lib/router/route'

const chunkOf = (path: string) => findRoute(routes, path.split('?')[0] ?? '')?.route.chunk

describe('routes', () => {
  it.each([
    ['/browse/products/categories/5', 'products/category'],
    ['/browse/products/categories/medicines/5', 'products/category'],
    ['/browse/products/categories/medicines/5/subcategories/otc/7', 'products/category'],
    ['/browse/products/categories/5/subcategories/7', 'products/category'],
    ['/browse/products/biogesic-500-mg', 'products/product'],
    ['/browse/products/biogesic-500-mg/12', 'products/product'],
    ['/browse/doctors/cardiology/adult-cardiology', 'doctors/doctor'],
    ['/browse/facilities/hospitals', 'facilities/list'],
    ['/browse/facilities/hospitals/general/3', 'facilities/facility'],
    ['/search/facilities/clinics/heart', 'facilities/list'],
    [paths.searchProducts('losartan 50 mg'), 'search/products'],
    [paths.guestCheckout(), 'cart/checkout'],
    [paths.thankYou(), 'cart/thank-you'],
    [paths.checkout(), 'cart/checkout'],
    [paths.reorder({ id: 4 }), 'cart/reorder'],
    [paths.order({ id: 4, order_number: 'BTK-1' }), 'account/order/'],
    [paths.changePassword(), 'account/change-password'],
  ])('%s leads to %s', (path, page) => {
    expect(chunkOf(path)).toContain(page)
  })

  it('leads on from the address that sign-ins elsewhere come back to', () => {
    const answer = findRoute(routes, '/callback')?.route.loader?.({} as never)
    expect((answer as Response).headers.get('Location')).toBe(paths.login())
  })

  it('has nothing for an unknown address', () => {
    expect(findRoute(routes, '/no/such/page')).toBeNull()
  })

  it('never spells a route twice', () => {
    const spelled = routes.map(({ path }) => path)
    expect(new Set(spelled).size).toBe(spelled.length)
  })
})
