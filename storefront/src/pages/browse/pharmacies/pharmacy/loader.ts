import { categories } from '@botika/common/categories/endpoints'
import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { products } from '@botika/common/products/endpoints'
import { readListQuery } from '../../../../listing/list-query'
import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { idOrByName } from '../../../../listing/by-name'
import { orNotFound } from '../../../../lib/router/not-found'
import type { LoaderArgs } from '../../../../lib/router/route'
import { cardPage } from '../../../../catalogue/card-data'
import { shopCategoriesOf } from '../../../../catalogue/shop-categories'
import { PER_PAGE } from './per-page'

export async function loader({ params, request, context }: LoaderArgs) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const query = readListQuery(new URL(request.url).searchParams, PER_PAGE)
  const id = await idOrByName(params, {
    slug: params['pharmacy'],
    find: (named) => call(pharmacies.list, { query: named }, options),
    nameOf: ({ name }) => name,
    to: paths.pharmacy,
    otherwise: paths.searchPharmacies,
  })
  const filter = query.filter ?? (query.keyword ? 'relevance' : 'alphabetical')
  const [pharmacy, page, all] = await orNotFound(
    Promise.all([
      call(pharmacies.one, { params: { id }, query: {} }, options),
      call(products.listByPharmacy, { params: { id }, query: { ...query, filter } }, options),
      call(categories.list, { query: {} }, options),
    ]),
  )
  const isInPart = query.subcategory_id !== undefined || query.subsubcategory_id !== undefined
  return {
    pharmacy,
    page: cardPage(page),
    query,
    categories: shopCategoriesOf(all.data, isInPart ? undefined : page.facets?.categories),
  }
}
