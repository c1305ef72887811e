import * as z from 'zod'
import { Id, IdParams, requiredText } from '../http/codecs'
import { collection, OneQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { PositionQuery } from '../record'
import {
  Equivalent,
  Offer,
  Product,
  ProductChanges,
  ProductFields,
  ProductPage,
  ProductQuery,
  Suggestions,
} from './schema'

const publicRead = { method: 'GET', permission: 'products.read', isPublicRead: true } as const

const byCategory = (name: 'category' | 'subcategory' | 'subsubcategory') =>
  endpoint({
    ...publicRead,
    path: `/api/products/${name}-products`,
    summary: `Products of one ${name}`,
    query: ProductQuery.extend({ id: Id }),
    reply: ProductPage,
  })

const base = collection({
  name: 'products',
  record: Product,
  fields: ProductFields,
  changes: ProductChanges,
  query: ProductQuery,
})

export const products = {
  ...base,
  list: endpoint({ ...base.list, reply: ProductPage }),
  one: endpoint({ ...base.one, query: PositionQuery.extend(OneQuery.shape) }),
  featured: endpoint({
    ...publicRead,
    path: '/api/products/featured-products',
    summary: 'Products that the home page shows first',
    query: ProductQuery,
    reply: ProductPage,
  }),
  search: endpoint({
    ...publicRead,
    path: '/api/products/search',
    summary: 'Products that match a keyword, typing mistakes forgiven',
    query: ProductQuery.extend({ keyword: requiredText(200) }),
    reply: ProductPage,
  }),
  routes: endpoint({
    ...publicRead,
    path: '/api/products/generate-routes',
    summary: 'The storefront’s addresses of the most popular products, at most 50,000',
    reply: z.array(z.string()),
  }),
  suggest: endpoint({
    ...publicRead,
    path: '/api/products/suggest',
    summary: 'At most ten products, generics, brands and pharmacies as one types',
    query: z.object({ keyword: requiredText(200) }),
    reply: Suggestions,
  }),
  listByCategory: byCategory('category'),
  listBySubcategory: byCategory('subcategory'),
  listBySubsubcategory: byCategory('subsubcategory'),
  listByPharmacy: endpoint({
    ...publicRead,
    path: '/api/products/pharmacy-products/:id',
    summary: "One pharmacy's offers",
    params: IdParams,
    query: ProductQuery,
    reply: ProductPage,
  }),
  offers: endpoint({
    ...publicRead,
    path: '/api/products/:id/offers',
    summary: 'Every pharmacy that has the product: price, stock, distance, open now',
    params: IdParams,
    query: PositionQuery,
    reply: z.object({ data: z.array(Offer) }),
  }),
  equivalents: endpoint({
    ...publicRead,
    path: '/api/products/:id/equivalents',
    summary: 'Same generic, strength and form, cheapest per unit first (RA 6675)',
    params: IdParams,
    reply: z.object({ data: z.array(Equivalent) }),
  }),
}
