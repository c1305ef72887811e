import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { API, answeringApi } from '../../testing/api'
import { cheaperFor } from './offers'

const server = answeringApi()
const signal = new AbortController().signal

const item = (quantity: number, selling_price: number) => ({
  product: {
    id: 1,
    image: null,
    inventory_id: 3,
    pharmacy_id: 1,
    pharmacy_name: 'Botika Uno',
    name: 'Norvasc 5 mg, 10 tablets',
    selling_price,
    subcategory_name: null,
    is_sc_discountable: true,
    current_quantity: 9,
  },
  quantity,
  is_checked: true,
})

/** The equivalents of product 1, each with pieces in a pack and the best price here; without a price none reaches. */
function answer(equivalents: { id: number; unit_count: number; price?: number; stock?: number }[]) {
  server.use(
    http.get(`${API}/products`, () => HttpResponse.json({ data: [{ id: 1, unit_count: 10 }] })),
    http.get(`${API}/products/1/equivalents`, () =>
      HttpResponse.json({
        data: equivalents.map(({ id, unit_count }) => ({ id, unit_count, name: `No. ${id}` })),
      }),
    ),
    http.post(`${API}/offers-here`, () =>
      HttpResponse.json({
        data: equivalents.map(({ id, price, stock = 50 }) => ({
          product_id: id,
          best: price === undefined ? null : { inventory_id: id, selling_price: price, quantity: stock },
        })),
      }),
    ),
  )
}

const found = async (quantity: number, price: number) => {
  const cheaper = (await cheaperFor([item(quantity, price)], {}, signal)).get(3)
  return cheaper && [cheaper.less, cheaper.others.map(({ product, quantity: packs }) => [product.id, packs])]
}

it('finds what costs less per piece, cheapest first, in no fewer pieces', async () => {
  answer([
    { id: 2, unit_count: 10, price: 80 },
    { id: 4, unit_count: 30, price: 150 },
    { id: 5, unit_count: 10, price: 100 },
    { id: 6, unit_count: 10 },
    { id: 7, unit_count: 4, price: 28 },
  ])
  // ₱10 a piece; two packs are twenty pieces
  expect(await found(2, 100)).toEqual([
    5,
    [
      [4, 1],
      [7, 5],
      [2, 2],
    ],
  ])
})

it('offers nothing that is not there in as many pieces, or costs as much', async () => {
  answer([
    { id: 2, unit_count: 10, price: 80, stock: 1 },
    { id: 5, unit_count: 10, price: 100 },
  ])
  expect(await found(2, 100)).toBeUndefined()
})
