import { bulk } from '@botika/common/bulk/endpoints'
import type { BulkReport } from '@botika/common/bulk/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dirtyList, dirtyListCsv, stockCatalogue, wrongOutcomes } from '../testing/dirty-list'
import { aPharmacy, aSeller } from '../testing/makers'
import { makeWorld, type World } from '../testing/world'

let world: World
let report: BulkReport

beforeAll(async () => {
  world = await makeWorld()
  await stockCatalogue(world)
  const pharmacy = await aPharmacy(world)
  const as = await world.signIn(await aSeller(world, pharmacy))
  report = await world.call(bulk.upload, { body: { file: new File([dirtyListCsv()], 'dirty.csv') } }, { as })
}, 60_000)
afterAll(() => world.close())

const codesOf = (row: number, isRefusal: boolean) =>
  report.problems
    .filter((problem) => problem.row === row && problem.is_refusal === isRefusal)
    .map(({ code }) => code)

describe('the dirty list of 300 rows, uploaded', () => {
  it('is understood by its headings', () => {
    expect(dirtyList().rows).toHaveLength(300)
    expect(report.columns.map(({ field }) => field)).toEqual([
      'sku',
      'name',
      'generic_name',
      'brand',
      'strength',
      'dosage_form',
      'pack_size',
      'unit_count',
      'is_prescription',
      'is_sc_discountable',
      'selling_price',
      'quantity',
      'category',
      'description',
    ])
  })

  it('has for each row the outcome that it was labelled with', () => {
    expect(wrongOutcomes((row) => ({ refusals: codesOf(row, true), remarks: codesOf(row, false) }))).toEqual(
      [],
    )
  })

  it('counts each row once', () => {
    const count = (...outcomes: string[]) =>
      dirtyList().rows.filter(({ label }) => outcomes.includes(label.outcome)).length
    expect(report).toMatchObject({
      rows: count('accepted', 'held', 'refused', 'duplicate'),
      created: count('accepted', 'held'),
      refused: count('refused', 'duplicate'),
    })
  })

  it('reads prices, stock, prescription and discount of the rows that say so as labelled', async () => {
    const { rows } = await world.db.sql.query<Record<string, unknown>>(
      `select i.sku, i.price, i.quantity, p.is_prescription, p.is_sc_discountable
       from inventories i join products p on p.id = i.product_id`,
    )
    const offers = new Map(rows.map((offer) => [offer['sku'], offer]))
    const wrong = dirtyList().rows.flatMap(({ label, cells, line }) => {
      const offer = offers.get(cells[0] ?? '')
      if (label.outcome !== 'accepted' || !offer) return []
      const is = {
        price: offer['price'],
        quantity: offer['quantity'],
        is_prescription: offer['is_prescription'],
        is_sc_discountable: offer['is_sc_discountable'],
      }
      const expected = {
        price: label.price === null ? is.price : Math.round(label.price * 100),
        quantity: label.quantity ?? is.quantity,
        is_prescription: label.isPrescription ?? is.is_prescription,
        is_sc_discountable: label.isDiscountable ?? is.is_sc_discountable,
      }
      return JSON.stringify(is) === JSON.stringify(expected) ? [] : [`${JSON.stringify(is)} <> ${line}`]
    })
    expect(wrong).toEqual([])
  })

  it('keeps no entity of a web page in a name', async () => {
    const { rows } = await world.db.sql.query<{ name: string }>(
      `select name from products where name ~ '[&;]'`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['Sabon & Tubig Hand Soap'])
  })
})
