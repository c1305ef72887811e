import { slugOf } from '@botika/common/slug'
import { idOf } from './list-query'
import { notFound } from '../lib/router/not-found'
import { redirect } from '../lib/router/redirect'
import type { LoaderArgs } from '../lib/router/route'

interface Named<T> {
  slug: string | undefined
  find: (query: { keyword: string; per_page: number }) => Promise<{ data: T[] }>
  nameOf: (one: T) => string
  to: (one: T) => string
  otherwise?: (keyword: string) => string
}

/**
 * The id in an address. Throws where it has a name alone: to the record of that name, else to a search for it or nowhere.
 */
export async function idOrByName<T>(params: LoaderArgs['params'], named: Named<T>): Promise<number> {
  const { slug = '', find, nameOf, to, otherwise } = named
  const id = idOf(params['id'])
  if (id !== undefined) return id
  const keyword = slug.replaceAll('-', ' ').trim().slice(0, 200)
  if (params['id'] !== undefined || !keyword) throw notFound()
  const { data } = await find({ keyword, per_page: 10 })
  const same = data.find((one) => slugOf(nameOf(one)) === slugOf(slug))
  if (same) throw redirect(to(same))
  throw otherwise ? redirect(otherwise(keyword)) : notFound()
}
