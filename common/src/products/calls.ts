import type { Calls } from '../http/call'

const read = <Path extends `/${string}`>(path: Path) =>
  ({ method: 'GET', path, permission: 'products.read', isPublicRead: true }) as const

/** Beside the five of the collection. */
export const productsCalls = {
  featured: read('/api/products/featured-products'),
  search: read('/api/products/search'),
  routes: read('/api/products/generate-routes'),
  suggest: read('/api/products/suggest'),
  listByCategory: read('/api/products/category-products'),
  listBySubcategory: read('/api/products/subcategory-products'),
  listBySubsubcategory: read('/api/products/subsubcategory-products'),
  listByPharmacy: read('/api/products/pharmacy-products/:id'),
  offers: read('/api/products/:id/offers'),
  equivalents: read('/api/products/:id/equivalents'),
} as const satisfies Calls
