import { bulk } from '@botika/common/bulk/endpoints'
import { categories, subcategories, subsubcategories } from '@botika/common/categories/endpoints'
import { images } from '@botika/common/images/endpoints'
import { inventories } from '@botika/common/inventories/endpoints'
import { products } from '@botika/common/products/endpoints'
import { ratings } from '@botika/common/ratings/endpoints'
import { search } from '@botika/common/search/endpoints'
import { system } from '@botika/common/system/endpoints'
import { picture, type Stage } from './stage'

/** What shoppers read of the catalogue. */
export async function walkCatalogue({ ask, seller, rx, stranger }: Stage) {
  const few = { per_page: 10 as const }
  await ask(products.list, { query: { ...few, filter: 'price_asc' } })
  await ask(products.featured, { query: few })
  await ask(products.search, { query: { ...few, keyword: 'paracetmol' } })
  await ask(products.suggest, { query: { keyword: 'para' } })
  await ask(search.counts, { query: { keyword: 'para' } })
  await ask(products.routes, {})
  const firstOf = ({ data }: { data: { id: number }[] }) => data[0]?.id ?? 1
  await ask(products.listByCategory, {
    query: { ...few, id: firstOf(await ask(categories.list, { query: {} })) },
  })
  await ask(products.listBySubcategory, {
    query: { ...few, id: firstOf(await ask(subcategories.list, { query: {} })) },
  })
  await ask(products.listBySubsubcategory, {
    query: { ...few, id: firstOf(await ask(subsubcategories.list, { query: {} })) },
  })
  await ask(products.listByPharmacy, { params: { id: stranger.pharmacy_id }, query: few })
  const params = { id: stranger.product_id }
  await ask(products.one, { params, query: { lat: 14.6, lng: 120.98 } })
  await ask(products.offers, { params, query: { lat: 14.6, lng: 120.98 } })
  await ask(products.equivalents, { params })
  await ask(products.priceHistory, { params, query: {} })
  await ask(ratings.list, { params, query: few })
  await ask(products.list, { query: { ...few, scope: 'manage', status: 'live' } }, { as: seller.token })
  await ask(products.update, { params: { id: rx.product_id }, body: { quantity: 60 } }, { as: seller.token })
  await ask(system.openapi, {})
  await ask(system.docs, {})
}

/** What sellers and admins keep of it. */
export async function walkProducts({ ask, admin, seller, plain, stranger, mark }: Stage) {
  const as = { as: admin.token }
  const offer = { product_id: plain.product_id, pharmacy_id: stranger.pharmacy_id }
  const made = await ask(inventories.create, { body: { ...offer, selling_price: 99.5, quantity: 3 } }, as)
  const one = { params: { id: made.id } }
  await ask(inventories.list, { query: { product_id: plain.product_id } }, as)
  await ask(inventories.one, { ...one, query: {} }, as)
  await ask(inventories.update, { ...one, body: { quantity: 4 } }, as)
  await ask(inventories.remove, one, as)
  await ask(images.upload, { body: { image: picture(mark) } }, { as: seller.token })

  const sheet = `Product name,Generic name,Strength,Dosage form,Selling price,Quantity,SKU
Bulkiform ${mark},Bulkatol ${mark},250 mg,Capsule,12.50,10,BULK-${mark}
Nothing ${mark},,,,free,many,BAD-${mark}
`
  const file = () => new File([sheet], 'stock.csv', { type: 'text/csv' })
  const own = { as: seller.token }
  await ask(bulk.dryErrorSheet, { body: { file: file() } }, own)
  const { id } = await ask(bulk.upload, { body: { file: file(), dry_run: false } }, own)
  if (id === null) throw new Error('The upload has no number')
  await ask(bulk.list, { query: {} }, own)
  await ask(bulk.one, { params: { id } }, own)
  await ask(bulk.errorSheet, { params: { id } }, own)
  await ask(bulk.undo, { params: { id }, body: {} }, own)
}
