import { categories, subcategories } from '@botika/common/categories/endpoints'
import { products } from '@botika/common/products/endpoints'
import { idOf, readListQuery } from '../../../../listing/list-query'
import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { movedTo, notFound, orNotFound } from '../../../../lib/router/not-found'
import { redirect } from '../../../../lib/router/redirect'
import type { LoaderArgs } from '../../../../lib/router/route'
import { cardPage } from '../../../../catalogue/card-data'

export async function loader({ params, request, context }: LoaderArgs) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const query = readListQuery(new URL(request.url).searchParams)
  const asked = { filter: 'relevance', ...query } as const
  // an address with one part left out has the id where the name stands
  const id = idOf(params['id']) ?? idOf(params['category'])
  const isSub = request.url.includes('/subcategories')
  const scid = idOf(params['scid']) ?? idOf(params['subcategory'])
  if (id === undefined) throw notFound()

  const [category, subcategory, page] = await orNotFound(
    Promise.all([
      call(categories.one, { params: { id }, query: {} }, options),
      scid === undefined ? null : call(subcategories.one, { params: { id: scid }, query: {} }, options),
      scid === undefined
        ? call(products.listByCategory, { query: { ...asked, id } }, options)
        : call(products.listBySubcategory, { query: { ...asked, id: scid } }, options),
    ]),
    successor,
  )
  if (isSub && subcategory && subcategory.category_id !== category.id)
    throw redirect(paths.subcategory(await one(subcategory.category_id), subcategory))
  return { category, subcategory, page: cardPage(page), query }

  function one(wanted: number) {
    return call(categories.one, { params: { id: wanted }, query: {} }, options)
  }

  async function successor() {
    const part = (wanted: number) => call(subcategories.one, { params: { id: wanted }, query: {} }, options)
    const newPart = scid === undefined ? null : await movedTo(part(scid))
    if (newPart) {
      const { category_id } = await part(newPart.id)
      return paths.subcategory(await one(category_id), newPart)
    }
    const whole = id === undefined ? null : await movedTo(one(id))
    if (!whole) return null
    return scid === undefined ? paths.category(whole) : paths.subcategory(whole, await part(scid))
  }
}
