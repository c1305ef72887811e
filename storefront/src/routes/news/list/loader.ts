import { news } from '@botika/common/news/endpoints'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { readListQuery } from '../../../features/catalogue/list-query'
import { callOf } from '../../../shared/api'

const PER_PAGE = 25

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { page } = readListQuery(new URL(request.url).searchParams)
  const query = { page, per_page: PER_PAGE }
  return { page: await callOf(context)(news.list, { query }, { signal: request.signal }) }
}
