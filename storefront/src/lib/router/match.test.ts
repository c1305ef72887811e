import { expect, it } from 'vitest'
import { findRoute } from './route'

const routes = [
  { path: '/' },
  { path: '/checkout/reorder/:id' },
  { path: '/checkout/reorder/thank_you' },
  { path: '/browse/products/:details/:id?' },
  { path: '/browse/products/categories/:category?/:id' },
  { path: '/browse/products/categories/:category?/:id?/subcategories/:subcategory?/:scid?' },
]
const found = (path: string) => {
  const match = findRoute(routes, path)
  return match && [match.route.path, match.params]
}

it.each([
  ['/', '/', {}],
  ['/checkout/reorder/thank_you', '/checkout/reorder/thank_you', {}],
  ['/checkout/reorder/7', '/checkout/reorder/:id', { id: '7' }],
  ['/browse/products/losartan', '/browse/products/:details/:id?', { details: 'losartan' }],
  ['/browse/products/losartan/12/', '/browse/products/:details/:id?', { details: 'losartan', id: '12' }],
  ['/Browse/Products/a%20b/1', '/browse/products/:details/:id?', { details: 'a b', id: '1' }],
  ['/browse/products/100%/1', '/browse/products/:details/:id?', { details: '100%', id: '1' }],
  ['/browse/products/categories/5', '/browse/products/categories/:category?/:id', { id: '5' }],
  [
    '/browse/products/categories/pain/5/subcategories/fever/9',
    '/browse/products/categories/:category?/:id?/subcategories/:subcategory?/:scid?',
    { category: 'pain', id: '5', subcategory: 'fever', scid: '9' },
  ],
])('%s is %s', (path, pattern, params) => {
  expect(found(path)).toEqual([pattern, params])
})

it('finds nothing where nothing fits', () => {
  for (const path of ['/checkout', '/browse/products', '/browse/products/a/1/2', '//evil.example/a'])
    expect(found(path)).toBeNull()
})
