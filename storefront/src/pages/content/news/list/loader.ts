import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import { news } from '@botika/common/news/endpoints'
import { idOf } from '../../../../listing/list-query'
import { minutesToRead } from '../../../../content/article-text'
import { callOf } from '../../../../lib/api'
import type { LoaderArgs } from '../../../../lib/router/route'

export async function loader({ request, context }: LoaderArgs) {
  const page = idOf(new URL(request.url).searchParams.get('page')) ?? 1
  const { data, current_page, last_page } = await callOf(context)(
    news.list,
    { query: { page: Math.min(page, 1_000_000), per_page: DEFAULT_PAGE_SIZE } },
    { signal: request.signal },
  )
  const articles = data.map(({ id, title, excerpt, image, published_at, body }) => ({
    article: { id, title, excerpt, image, published_at },
    minutes: minutesToRead(body),
  }))
  return { articles, current_page, last_page }
}
