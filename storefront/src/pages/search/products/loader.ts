import { products } from '@botika/common/products/endpoints'
import { readListQuery } from '../../../listing/list-query'
import { paths } from '../../../lib/paths'
import { callOf } from '../../../lib/api'
import type { LoaderArgs } from '../../../lib/router/route'
import { redirect } from '../../../lib/router/redirect'
import { countsFor } from '../../../search/counts'
import { cardPage } from '../../../catalogue/card-data'

const MAX_LETTERS = 200

export async function loader({ params, request, context }: LoaderArgs) {
  const { keyword: typed, ...query } = readListQuery(new URL(request.url).searchParams)
  // without scripts the keyword comes as a query parameter
  if (params['keyword'] === undefined) throw redirect(typed ? paths.searchProducts(typed) : paths.products())
  const keyword = params['keyword'].trim().slice(0, MAX_LETTERS)
  if (!keyword) throw redirect(paths.products())
  const call = callOf(context)
  const [page, counts] = await Promise.all([
    call(products.search, { query: { ...query, keyword } }, { signal: request.signal }),
    countsFor(call, keyword, request.signal),
  ])
  return { keyword, query, page: cardPage(page), counts }
}
