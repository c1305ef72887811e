import { makePage } from '@botika/common/http/paging'
import { products } from '@botika/common/products/endpoints'
import type { ProductQuery } from '@botika/common/products/schema'
import type { Serve } from '../../platform'
import type { ManageService } from '../../catalogue'
import type { PriceHistoryService } from '../price-history/service'
import type { SuggestService } from './suggest'
import { positionOf, type ProductListed, type ProductService } from './service'

function pageOf(listed: ProductListed, query: ProductQuery, path: string) {
  const { data, total, ...rest } = listed
  return { ...makePage({ data, total, path, query }), ...rest }
}

interface Needs {
  serve: Serve
  service: ProductService
  suggestions: SuggestService
  manage: ManageService
  history: PriceHistoryService
}

export function productReadRoutes({ serve, service, suggestions, manage, history }: Needs) {
  serve(products.routes, () => service.routes())
  serve(products.suggest, ({ query }) => suggestions.suggest(query.keyword))
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
  serve(products.priceHistory, async ({ params, query }) => ({
    data: await history.find(params.id, query.province),
  }))
  serve(products.equivalents, async ({ params }) => ({ data: await service.equivalents(params.id) }))
  serve(products.list, async ({ query, isManage, person, reach }) => {
    const { path } = products.list
    if (!isManage) return pageOf(await service.list(query), query, path)
    const { data, total, counts } = await manage.list({ person, reach }, query)
    return { ...makePage({ data, total, path, query }), counts }
  })
  serve(products.one, ({ params, query, isManage, person, reach }) =>
    isManage ? manage.one({ person, reach }, params.id) : service.one(params.id, positionOf(query)),
  )
}
