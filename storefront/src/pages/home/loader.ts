import { categories } from '@botika/common/categories/endpoints'
import { events } from '@botika/common/events/endpoints'
import { news } from '@botika/common/news/endpoints'
import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { products } from '@botika/common/products/endpoints'
import { cardData, fullRows } from '../../catalogue/card-data'
import { callOf } from '../../lib/api'
import type { LoaderArgs } from '../../lib/router/route'

const per_page = 10

export async function loader({ request, context }: LoaderArgs) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const [groups, featured, inStock, stores, articles, upcoming] = await Promise.all([
    call(categories.list, { query: {} }, options),
    call(products.featured, { query: { per_page } }, options),
    call(
      products.list,
      { query: { per_page: 25, is_prescription: false, in_stock: true, filter: 'relevance' } },
      options,
    ),
    call(pharmacies.list, { query: { per_page } }, options),
    call(news.list, { query: { per_page } }, options),
    call(events.list, { query: { per_page, when: 'upcoming' } }, options),
  ])
  const shown = new Set(featured.data.map(({ id }) => id))
  return {
    categories: groups.data.map(({ id, name, products_count, image }) => ({
      id,
      name,
      products_count,
      image,
    })),
    featured: fullRows(featured.data).map(cardData),
    popular: fullRows(inStock.data.filter(({ id }) => !shown.has(id))).map(cardData),
    pharmacies: stores.data.slice(0, 3),
    pharmaciesCount: stores.total,
    productsCount: inStock.total,
    news: articles.data.slice(0, 3),
    events: upcoming.data.slice(0, 3),
  }
}
