import { products } from '@botika/common/products/endpoints'
import { readListQuery } from '../../../../listing/list-query'
import { callOf } from '../../../../lib/api'
import type { LoaderArgs } from '../../../../lib/router/route'
import { cardPage } from '../../../../catalogue/card-data'

export async function loader({ request, context }: LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams)
  const page = await callOf(context)(
    products.list,
    { query: { filter: 'relevance', ...query } },
    { signal: request.signal },
  )
  return { query, page: cardPage(page) }
}
