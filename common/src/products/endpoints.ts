import * as z from 'zod'
import { Id, IdParams, requiredText, text } from '../http/codecs'
import type { LightCall } from '../http/call'
import { collection, ListQuery, OneQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { PositionQuery } from '../record'
import {
  Equivalent,
  Offer,
  PriceHistory,
  Product,
  ProductChanges,
  ProductFields,
  ProductPage,
  ProductQuery,
  Suggestions,
  UsualFigures,
} from './schema'
import { productsCalls } from './calls'

const UsualPrice = UsualFigures.extend({ product_id: z.number().int() })

const byCategory = (call: LightCall, level: 'category' | 'subcategory' | 'subsubcategory') =>
  endpoint({
    ...call,
    summary: `Products of one ${level}`,
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
    ...productsCalls.featured,
    summary: 'Products that the home page shows first',
    query: ProductQuery,
    reply: ProductPage,
  }),
  search: endpoint({
    ...productsCalls.search,
    summary: 'Products that match a keyword, typing mistakes forgiven',
    query: ProductQuery.extend({ keyword: requiredText(200) }),
    reply: ProductPage,
  }),
  routes: endpoint({
    ...productsCalls.routes,
    summary: 'The storefront’s addresses of the most popular products, at most 50,000',
    reply: z.array(z.string()),
  }),
  suggest: endpoint({
    ...productsCalls.suggest,
    summary: 'At most ten products, generics, brands and pharmacies as one types',
    query: z.object({ keyword: requiredText(200) }),
    reply: Suggestions,
  }),
  listByCategory: byCategory(productsCalls.listByCategory, 'category'),
  listBySubcategory: byCategory(productsCalls.listBySubcategory, 'subcategory'),
  listBySubsubcategory: byCategory(productsCalls.listBySubsubcategory, 'subsubcategory'),
  listByPharmacy: endpoint({
    ...productsCalls.listByPharmacy,
    summary: "One pharmacy's offers",
    params: IdParams,
    query: ProductQuery,
    reply: ProductPage,
  }),
  usualPrices: endpoint({
    ...productsCalls.usualPrices,
    summary: 'What others ask for these products, where at least three do: the median of their live offers',
    query: z.object({ ids: ListQuery.shape.ids.unwrap() }),
    reply: z.object({ data: z.array(UsualPrice) }),
  }),
  offers: endpoint({
    ...productsCalls.offers,
    summary: 'Every pharmacy that has the product: price, stock, distance, open now',
    params: IdParams,
    query: PositionQuery,
    reply: z.object({ data: z.array(Offer) }),
  }),
  priceHistory: endpoint({
    ...productsCalls.priceHistory,
    summary: 'The lowest price of a product by province in the last 90 days',
    params: IdParams,
    query: z.object({ province: text(100).optional() }),
    reply: z.object({ data: z.array(PriceHistory) }),
  }),
  equivalents: endpoint({
    ...productsCalls.equivalents,
    summary: 'Same generic, strength and form, cheapest per unit first (RA 6675)',
    params: IdParams,
    reply: z.object({ data: z.array(Equivalent) }),
  }),
}
