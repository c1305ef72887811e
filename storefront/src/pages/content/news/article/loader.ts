import { news } from '@botika/common/news/endpoints'
import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { idOrByName } from '../../../../listing/by-name'
import { orNotFound } from '../../../../lib/router/not-found'
import type { LoaderArgs } from '../../../../lib/router/route'

const OTHERS = 3

export async function loader({ params, request, context }: LoaderArgs) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const id = await idOrByName(params, {
    slug: params['title'],
    find: (query) => call(news.list, { query }, options),
    nameOf: ({ title }) => title,
    to: paths.article,
  })
  const [article, latest] = await Promise.all([
    orNotFound(call(news.one, { params: { id }, query: {} }, options)),
    call(news.list, { query: { per_page: 10 } }, options),
  ])
  const others = latest.data
    .filter((one) => one.id !== id)
    .slice(0, OTHERS)
    .map(({ body: _body, ...card }) => card)
  return { article, others }
}
