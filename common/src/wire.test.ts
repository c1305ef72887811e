import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from './http/endpoint'

const collections = (...names: string[]) =>
  names.flatMap((name) => [
    `GET /api/${name}`,
    `POST /api/${name}`,
    `GET /api/${name}/:id`,
    `PUT /api/${name}/:id`,
    `DELETE /api/${name}/:id`,
  ])

/** Every call of the specification's section 7. */
const SPECIFICATION = [
  'POST /api/auth/login',
  'POST /api/auth/refresh',
  'POST /api/auth/logout',
  'POST /api/auth/user',
  'POST /api/contact-us',
  'GET /v1/cities',
  'GET /v1/provinces',
  'GET /v1/barangays',
  ...collections('products'),
  'GET /api/products/featured-products',
  'GET /api/products/search',
  'GET /api/products/pharmacy-products/:id',
  'GET /api/products/category-products',
  'GET /api/products/subcategory-products',
  'GET /api/products/subsubcategory-products',
  'GET /api/products/generate-routes',
  'GET /api/cart-items',
  'GET /api/cart-items/:id',
  'POST /api/cart/add-to-cart',
  'DELETE /api/cart-items/delete-cart-item/:id',
  'GET /api/cart-items/add-quantity/:id',
  'GET /api/cart-items/deduct-quantity/:id',
  'POST /api/cart-items/input-quantity/:id',
  'POST /api/cart-items/add-one/:id',
  'POST /api/cart-items/remove-one/:id',
  'GET /api/cart-items/add-all/:userId',
  'POST /api/cart-items/remove-all/:userId',
  'POST /api/cart-items/add-to-cart-from-guest/:userId',
  'GET /api/cart',
  'PUT /api/cart/:id',
  ...collections('categories', 'subcategories', 'subsubcategories'),
  'GET /api/categories/search',
  'GET /api/subcategories/category/:id',
  'GET /api/subsubcategories/subcategory/:id',
  ...collections('clinics', 'doctors', 'hospitals', 'laboratories', 'veterinarians', 'specialties'),
  ...collections('events', 'news', 'pharmacies', 'preregisters', 'users', 'promotions'),
  'PUT /api/users/change-password/:id',
  'POST /api/couriers',
  'PUT /api/couriers/:id',
  'GET /api/track-order',
  'GET /api/orders',
  'GET /api/orders/:id',
  'GET /api/orders/order-items/:id',
  'POST /api/orders',
  'POST /api/orders/reorder/:orderId',
  'PUT /api/customer-orders/confirm-delivery/:id',
  ...collections('seller-orders'),
  'PUT /api/seller-orders/confirm-order/:id',
  'PUT /api/seller-orders/cancel-order/:id',
  'PUT /api/seller-orders/ship-order/:id',
  'PUT /api/seller-orders/received-order/:id',
  'PUT /api/seller-orders/complete-order/:id',
  'PUT /api/seller-orders/paid-order/:id',
  'GET /api/track-order/recurring',
  'POST /api/recurring-orders',
  'PUT /api/recurring-orders/cancel-order/:id',
  'PUT /api/recurring-orders/receive-order/:id',
]

/** What the API contract adds, for the reasons that it gives. */
const CONTRACT = [
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/email-link',
  'POST /api/auth/confirm-email',
  'POST /api/auth/seller-link',
  'POST /api/preregisters/:id/seller-link',
  'GET /api/pharmacies/:id/staff',
  'POST /api/pharmacies/:id/staff',
  'POST /api/pharmacies/:id/staff/leave',
  'PUT /api/staff/:id',
  'DELETE /api/staff/:id',
  'PUT /api/seller-orders/prescription/:id',
  'POST /api/staff-invitations/:id/send',
  'DELETE /api/staff-invitations/:id',
  'GET /api/products/suggest',
  'GET /api/products/:id/offers',
  'GET /api/products/:id/equivalents',
  'GET /api/products/:id/price-history',
  'GET /api/price-alerts',
  'POST /api/price-alerts',
  'DELETE /api/price-alerts/:id',
  'POST /api/price-alerts/guest',
  'POST /api/price-alerts/confirm',
  'POST /api/price-alerts/stop',
  'GET /api/price-alerts/stop',
  'GET /api/products/:id/ratings',
  'POST /api/products/:id/ratings',
  'GET /api/bookmarks',
  'POST /api/bookmarks',
  'DELETE /api/bookmarks/:id',
  'POST /api/products/bulk',
  ...collections('inventories'),
  'GET /api/couriers',
  'GET /api/couriers/:id',
  'DELETE /api/couriers/:id',
  'GET /api/recurring-orders',
  'GET /api/recurring-orders/:id',
  'GET /api/contact-us',
  'POST /api/quote',
  'GET /api/orders/:id/prescription-image',
  'GET /api/orders/:id/senior-citizen-id-image',
  'POST /api/images',
  'GET /api/dashboard',
  'GET /api/captcha/challenge',
  'GET /api/openapi.json',
  'GET /api/docs',
  // the same as the specification's GETs that change something
  'POST /api/cart-items/add-quantity/:id',
  'POST /api/cart-items/deduct-quantity/:id',
  'POST /api/cart-items/add-all/:userId',
]

/** What neither names and the product needs. */
const OURS = [
  // a copy of one's data and an end to it (RA 10173); what one has received and may rate
  'GET /api/users/me/data',
  'POST /api/users/me/delete',
  'GET /api/my-ratings',
  'DELETE /api/products/:id/my-rating',
  // RA 11967: a shopper may cancel until the part is shipped
  'PUT /api/customer-orders/cancel-part/:id',
  'PUT /api/track-order/cancel-part',
  // RA 11967: problems with orders are reported, answered and settled
  'GET /api/complaints',
  'GET /api/complaints/:id',
  'PUT /api/complaints/:id/message',
  'PUT /api/complaints/:id/settle',
  'GET /api/complaints/:id/pictures/:pictureId',
  'GET /api/customer-orders/complaints',
  'POST /api/customer-orders/complaints',
  'PUT /api/customer-orders/complaints/:id',
  'POST /api/track-order/complaints/list',
  'POST /api/track-order/complaints',
  'PUT /api/track-order/complaints/:id',
  'POST /api/track-order/complaints/:id/picture',
  // another prescription in place of one that a pharmacy could not accept
  'PUT /api/customer-orders/prescription-image/:id',
  'PUT /api/track-order/prescription-image',
  // a shopper's saved addresses
  ...collections('addresses'),
  // what a reorder would be today, before it is placed
  'GET /api/orders/reorder/:orderId',
  // what somebody's screens remember
  'GET /api/preferences',
  'DELETE /api/preferences/:key',
  'PUT /api/preferences/:key',
  // one's own rating, to change it
  'GET /api/products/:id/my-rating',
  // lawful maximum prices, and the book of discounted sales
  ...collections('price-caps'),
  'GET /api/sales-records',
  'GET /api/sales-records/export',
  // what was sold, by day, product or VAT class
  'GET /api/sales-report',
  'GET /api/sales-report/export',
  // how much of each kind a search finds
  'GET /api/search/counts',
  // a bulk upload's report, its faulty rows to mend, and the way back
  'GET /api/products/bulk',
  'GET /api/products/bulk/:id',
  'GET /api/products/bulk/:id/error-sheet',
  'POST /api/products/bulk/error-sheet',
  'POST /api/products/bulk/:id/undo',
  // who changed what, and the letters that were sent
  'GET /api/audit-entries',
  // who reached for what, and who opened one's own files
  'GET /api/security-log',
  'GET /api/file-reads',
  'POST /api/track-order/file-reads',
  'GET /api/mails',
  'GET /api/mails/:id',
  'PUT /api/mails/:id/resend',
  // what shoppers searched in vain, and words that mean the same
  'GET /api/search-misses',
  'DELETE /api/search-misses/:id',
  ...collections('search-synonyms'),
  // an admin keeps the catalogue and what is said in it in order
  'GET /api/category-tree',
  'PUT /api/category-tree/move',
  'PUT /api/category-tree/merge',
  'GET /api/products/:id/moderation',
  'PUT /api/products/:id/release',
  'PUT /api/products/:id/suspend',
  'PUT /api/products/:id/unsuspend',
  'PUT /api/products/:id/merge',
  'GET /api/product-duplicates',
  'GET /api/products/usual-prices',
  'POST /api/offers-here',
  'POST /api/baskets/match',
  'POST /api/baskets/plans',
  'GET /api/refused-lines',
  'PUT /api/seller-orders/refuse-line/:id',
  'GET /api/offered-lines',
  'PUT /api/offered-lines/accept/:id',
  'PUT /api/offered-lines/decline/:id',
  'GET /api/customer-orders/refused-lines',
  'PUT /api/customer-orders/refused-lines/:id',
  'POST /api/track-order/refused-lines/list',
  'PUT /api/track-order/refused-lines/:id',
  'GET /api/product-reviews',
  'PUT /api/product-reviews',
  'PUT /api/product-categories',
  'POST /api/products/:id/report',
  'PUT /api/product-reports/:id',
  // papers by which a pharmacy may trade
  'GET /api/papers',
  'POST /api/papers',
  'PUT /api/papers/:id',
  'PUT /api/papers/:id/holder',
  'GET /api/papers/:id/file',
  'GET /api/ratings',
  'PUT /api/ratings/:id/hide',
  'PUT /api/ratings/:id/show',
  'PUT /api/contact-us/:id',
  'PUT /api/contact-us/:id/reply',
  'POST /api/users/:id/sign-out',
  'GET /api/sessions',
  'DELETE /api/sessions/:id',
  'POST /api/sessions/end-others',
  'GET /api/second-factor',
  'POST /api/second-factor',
  'PUT /api/second-factor/confirm',
  'PUT /api/second-factor/recovery-codes',
  'PUT /api/second-factor/off',
  'POST /api/users/:id/password-link',
  'GET /api/settings',
  'GET /api/status',
]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value

/** Endpoints among a module's exports, alone or grouped under a noun. */
function endpointsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value]
  if (typeof value !== 'object' || value === null || '_zod' in value) return []
  return Object.values(value).filter(isEndpoint)
}

// what a parameter is called is nobody's business but the server's
const shapeOf = (call: string) => call.replace(/:\w+/g, ':')
const sorted = (calls: Iterable<string>) => [...new Set(calls)].sort()

describe('the wire', () => {
  let declared: string[]

  beforeAll(async () => {
    const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    const modules = await Promise.all(
      files
        .filter((file) => file.endsWith('endpoints.ts'))
        .map((file): Promise<Record<string, unknown>> => import(path.join(__dirname, file))),
    )
    declared = modules
      .flatMap((module) => Object.values(module).flatMap(endpointsIn))
      .map(({ method, path: address }) => shapeOf(`${method} ${address}`))
  })

  const promised = () => sorted([...SPECIFICATION, ...CONTRACT, ...OURS].map(shapeOf))

  it('has every call that was promised', () => {
    expect(promised().filter((call) => !declared.includes(call))).toEqual([])
  })

  it('has no call that nobody promised', () => {
    expect(sorted(declared).filter((call) => !promised().includes(call))).toEqual([])
  })

  it('declares each call once', () => {
    expect(declared.filter((call, at) => declared.indexOf(call) !== at)).toEqual([])
  })

  // a call that is new, gone or renamed stands there with the reason: section 7
  it('is told call by call in docs/specification.md, and nothing else is', () => {
    const text = readFileSync(path.join(__dirname, '../../docs/specification.md'), 'utf8')
    const [ours, beside = ''] = text.split('### Calls beside the specification’s')
    const callsIn = (part = '') =>
      sorted(
        [...part.matchAll(/^\| `([A-Z]+ \/[^`]*)` *\|/gm)].map(([, call = '']) =>
          call.replace(/\{\w+\}/g, ':'),
        ),
      )
    const specified = sorted(SPECIFICATION.map(shapeOf))
    expect(callsIn(ours)).toEqual(specified)
    expect(callsIn(beside)).toEqual(sorted(declared).filter((call) => !specified.includes(call)))
  })
})
