import { news } from '@botika/common/news/endpoints'
import { slugOf } from '@botika/common/slug'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { idOf } from '../../../features/catalogue/list-query'
import { paths } from '../../../paths'
import { callOf } from '../../../shared/api'
import { notFound, orNotFound } from '../../../shared/not-found'

const OTHERS = 3

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const id = idOf(params['id'])
  if (id === undefined) {
    const slug = params['title'] ?? ''
    const found = await call(
      news.list,
      { query: { keyword: slug.replaceAll('-', ' '), per_page: 10 } },
      options,
    )
    const same = found.data.find((one) => slugOf(one.title) === slugOf(slug))
    throw same ? redirect(paths.article(same)) : notFound()
  }
  const [article, others] = await orNotFound(
    Promise.all([
      call(news.one, { params: { id }, query: {} }, options),
      call(news.list, { query: { per_page: 10 } }, options),
    ]),
  )
  return { article, others: others.data.filter((one) => one.id !== id).slice(0, OTHERS) }
}
