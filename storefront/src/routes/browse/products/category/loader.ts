import { categories, subcategories } from '@botika/common/categories/endpoints'
import { products } from '@botika/common/products/endpoints'
import { idOf, readListQuery } from '../../../../shared/listing/list-query'
import { callOf } from '../../../../shared/api'
import { notFound, orNotFound } from '../../../../shared/not-found'
import type { LoaderArgs } from '../../../../shared/router/route'
import { cardPage } from '../../../../features/catalogue/card-data'

/** One category, or one subcategory of it; a sub-subcategory is a filter on the latter. */
export async function loader({ params, request, context }: LoaderArgs) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const query = readListQuery(new URL(request.url).searchParams)
  const asked = { filter: 'relevance', ...query } as const
  // with one part left out the number can stand in the place of the name
  const id = idOf(params['id']) ?? idOf(params['category'])
  const isSub = request.url.includes('/subcategories')
  const scid = idOf(params['scid']) ?? idOf(params['subcategory'])
  if (id === undefined) throw notFound()

  const [category, subcategory, page] = await orNotFound(
    Promise.all([
      call(categories.one, { params: { id }, query: {} }, options),
      scid === undefined ? null : call(subcategories.one, { params: { id: scid }, query: {} }, options),
      scid === undefined
        ? call(products.listByCategory, { query: { ...asked, id } }, options)
        : call(products.listBySubcategory, { query: { ...asked, id: scid } }, options),
    ]),
  )
  if (isSub && subcategory && subcategory.category_id !== category.id) throw notFound()
  return { category, subcategory, page: cardPage(page), query }
}
