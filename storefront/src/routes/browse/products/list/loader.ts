import { products } from '@botika/common/products/endpoints'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { readListQuery } from '../../../../features/catalogue/list-query'
import { callOf } from '../../../../shared/api'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readListQuery(new URL(request.url).searchParams)
  const page = await callOf(context)(
    products.list,
    { query: { filter: 'relevance', ...query } },
    { signal: request.signal },
  )
  return { query, page }
}
