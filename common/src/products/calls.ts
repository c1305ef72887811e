import type { Calls } from '../http/call'

const read = { method: 'GET', permission: 'products.read', isPublicRead: true } as const

/** By itself, since the back office's first screen needs no other call of products. */
export const searchProducts = { ...read, path: '/api/products/search' } as const

export const productsCalls = {
  featured: { ...read, path: '/api/products/featured-products' },
  search: searchProducts,
  routes: { ...read, path: '/api/products/generate-routes' },
  suggest: { ...read, path: '/api/products/suggest' },
  listByCategory: { ...read, path: '/api/products/category-products' },
  listBySubcategory: { ...read, path: '/api/products/subcategory-products' },
  listBySubsubcategory: { ...read, path: '/api/products/subsubcategory-products' },
  listByPharmacy: { ...read, path: '/api/products/pharmacy-products/:id' },
  usualPrices: { method: 'GET', path: '/api/products/usual-prices', permission: 'products.manage' },
  offers: { ...read, path: '/api/products/:id/offers' },
  priceHistory: { ...read, path: '/api/products/:id/price-history' },
  equivalents: { ...read, path: '/api/products/:id/equivalents' },
} as const satisfies Calls
