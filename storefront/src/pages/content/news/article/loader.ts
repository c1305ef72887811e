import { news } from '@botika/common/news/endpoints'
import { slugOf } from '@botika/common/slug'
import { idOf } from '../../../../listing/list-query'
import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { notFound, orNotFound } from '../../../../lib/router/not-found'
import type { LoaderArgs } from '../../../../lib/router/route'
import { redirect } from '../../../../lib/router/redirect'

const OTHERS = 3

export async function loader({ params, request, context }: LoaderArgs) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const id = idOf(params['id'])
  if (id === undefined) {
    if (params['id'] !== undefined) throw notFound()
    throw await byTitle(params['title'] ?? '')
  }
  const [article, latest] = await Promise.all([
    orNotFound(call(news.one, { params: { id }, query: {} }, options)),
    call(news.list, { query: { per_page: 10 } }, options),
  ])
  const others = latest.data
    .filter((one) => one.id !== id)
    .slice(0, OTHERS)
    .map(({ body: _body, ...card }) => card)
  return { article, others }

  async function byTitle(title: string) {
    const keyword = title.replaceAll('-', ' ').trim().slice(0, 200)
    if (!keyword) return notFound()
    const found = await call(news.list, { query: { keyword, per_page: 10 } }, options)
    const same = found.data.find((one) => slugOf(one.title) === slugOf(title))
    return same ? redirect(paths.article(same)) : notFound()
  }
}
