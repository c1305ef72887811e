import { slugOf } from '@botika/common/slug'
import { notFound } from './not-found'
import { redirect } from './redirect'

interface Named<T> {
  find: (query: { keyword: string; per_page: number }) => Promise<{ data: T[] }>
  nameOf: (one: T) => string
  to: (one: T) => string
  otherwise?: (keyword: string) => string
}

/** What to throw for an address with a name and no id: to the record of that name, else to a search for it or nowhere. */
export async function byName<T>(slug = '', { find, nameOf, to, otherwise }: Named<T>) {
  const keyword = slug.replaceAll('-', ' ').trim().slice(0, 200)
  if (!keyword) return notFound()
  const { data } = await find({ keyword, per_page: 10 })
  const same = data.find((one) => slugOf(nameOf(one)) === slugOf(slug))
  if (same) return redirect(to(same))
  return otherwise ? redirect(otherwise(keyword)) : notFound()
}
