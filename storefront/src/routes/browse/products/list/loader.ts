import { products } from '@botika/common/products/endpoints'
import { readListQuery } from '../../../../shared/listing/list-query'
import { callOf } from '../../../../shared/api'
import type { LoaderArgs } from '../../../../shared/router/route'
import { cardPage } from '../../../../features/catalogue/card-data'

export async function loader({ request, context }: LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams)
  const page = await callOf(context)(
    products.list,
    { query: { filter: 'relevance', ...query } },
    { signal: request.signal },
  )
  return { query, page: cardPage(page) }
}
