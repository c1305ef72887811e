import { products } from '@botika/common/products/endpoints'
import type { Product } from '@botika/common/products/schema'
import { cardData, fullRows } from '../../../../catalogue/card-data'
import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { idOrByName } from '../../../../listing/by-name'
import { movedTo, orNotFound } from '../../../../lib/router/not-found'
import type { LoaderArgs } from '../../../../lib/router/route'

const RELATED = 25
const EQUIVALENTS = 5

export async function loader({ params, request, context }: LoaderArgs) {
  const call = callOf(context)
  const { signal } = request
  const id = await idOrByName(params, {
    slug: params['details'],
    find: ({ keyword }) => call(products.search, { query: { keyword, per_page: RELATED } }, { signal }),
    nameOf: ({ name }) => name,
    to: paths.product,
    otherwise: paths.searchProducts,
  })
  const input = { params: { id } }
  const [product, offers, equivalents] = await orNotFound(
    Promise.all([
      call(products.one, { ...input, query: {} }, { signal }),
      call(products.offers, { ...input, query: {} }, { signal }),
      call(products.equivalents, input, { signal }),
    ]),
    async () => {
      const successor = await movedTo(call(products.one, { ...input, query: {} }, { signal }))
      return successor && paths.product(successor)
    },
  )
  const near = await relatedOf(product)
  const equal = new Set(equivalents.data.map((one) => one.id)).add(product.id)
  return {
    product,
    offers: offers.data,
    equivalents: equivalents.data
      .slice(0, EQUIVALENTS)
      .map((one) => ({ ...cardData(one), unit_price: one.unit_price })),
    equivalentsCount: equivalents.data.length,
    related: fullRows(near.filter((one) => !equal.has(one.id))).map(cardData),
  }

  async function relatedOf({ subcategory_id, subsubcategory_id }: Product) {
    const query = { per_page: RELATED, filter: 'relevance' } as const
    if (subsubcategory_id !== null) {
      return (
        await call(products.listBySubsubcategory, { query: { ...query, id: subsubcategory_id } }, { signal })
      ).data
    }
    if (subcategory_id === null) return []
    return (await call(products.listBySubcategory, { query: { ...query, id: subcategory_id } }, { signal }))
      .data
  }
}
