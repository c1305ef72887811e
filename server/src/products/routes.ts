import { makePage } from '@botika/common/http/paging'
import { products } from '@botika/common/products/endpoints'
import type { ProductQuery } from '@botika/common/products/schema'
import type { Serve } from '../http/serve'
import type { SuggestService } from './suggest'
import { positionOf, type ProductListed, type ProductService } from './service'

function pageOf(listed: ProductListed, query: ProductQuery, path: string) {
  const { data, total, ...rest } = listed
  return { ...makePage({ data, total, page: query.page, perPage: query.per_page, path, query }), ...rest }
}

/** What shoppers read of the catalogue. */
export function productRoutes(serve: Serve, service: ProductService, suggestions: SuggestService) {
  serve(products.suggest, async ({ query }) => ({ data: await suggestions.suggest(query.keyword) }))
  serve(products.search, async ({ query }) => pageOf(await service.list(query), query, products.search.path))
  serve(products.featured, async ({ query }) =>
    pageOf(await service.listFeatured(query), query, products.featured.path),
  )
  const levels = {
    category: products.listByCategory,
    subcategory: products.listBySubcategory,
    subsubcategory: products.listBySubsubcategory,
  } as const
  for (const level of ['category', 'subcategory', 'subsubcategory'] as const) {
    const endpoint = levels[level]
    serve(endpoint, async ({ query }) =>
      pageOf(await service.listIn(level, query.id, query), query, endpoint.path),
    )
  }
  serve(products.listByPharmacy, async ({ params, query }) =>
    pageOf(await service.listOf(params.id, query), query, `/api/products/pharmacy-products/${params.id}`),
  )
  serve(products.offers, async ({ params, query }) => ({
    data: await service.offers(params.id, positionOf(query)),
  }))
  serve(products.equivalents, async ({ params }) => ({ data: await service.equivalents(params.id) }))
  serve(products.list, async ({ query }) => pageOf(await service.list(query), query, products.list.path))
  serve(products.one, ({ params, query }) => service.one(params.id, positionOf(query)))
}
