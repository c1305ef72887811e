import { bulk } from '@botika/common/bulk/endpoints'
import { MAX_BULK_ROWS } from '@botika/common/bulk/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dirtyStock } from '../testing/dirty-stock'
import { aPharmacy, aSeller } from '../testing/makers'
import { makeWorld, type World } from '../testing/world'

// `bench/src/bulk.ts` does the same with 20,000
const ROWS = 4_000

let world: World
let as: string
beforeAll(async () => {
  world = await makeWorld()
  as = await world.signIn(await aSeller(world, await aPharmacy(world)))
})
afterAll(() => world.close())

async function state() {
  const { rows } = await world.db.sql.query<{ products: string; offers: string }>(
    `select (select md5(coalesce(string_agg(name || match_key, ',' order by match_key), '')) from products) as products,
       (select md5(coalesce(string_agg(concat(product_id, sku, price, quantity, status), ',' order by product_id), ''))
        from inventories) as offers`,
  )
  return rows[0]
}

describe('a large upload', () => {
  it(`keeps the good rows of ${ROWS}, names each other's reason, and goes away again without a trace`, async () => {
    const before = await state()
    const { csv, refused } = dirtyStock(ROWS)
    const report = await world.call(bulk.upload, { body: { file: new File([csv], 'stock.csv') } }, { as })
    const bad = [...refused.values()].reduce((sum, count) => sum + count, 0)
    expect(report).toMatchObject({ rows: ROWS, refused: bad, created: ROWS - bad, problems_count: bad })

    const sheet = await world.ask(bulk.errorSheet, { params: { id: report.id ?? 0 } }, { as })
    expect(sheet.body.toString('utf8').split('\r\n')).toHaveLength(bad + 2)
    const { rows } = await world.db.sql.query<{ n: number }>('select count(*)::int as n from inventories')
    expect(rows[0]?.n).toBe(ROWS - bad)

    await world.call(bulk.undo, { params: { id: report.id ?? 0 } }, { as })
    expect(await state()).toEqual(before)
  }, 180_000)

  it('is refused as a whole when it has too many rows', async () => {
    const line = 'A,Losartan,B,5 mg,Tablet,,5,5\n'
    const csv = `SKU,Generic name,Brand,Strength,Dosage form,Pack size,Price,Qty\n${line.repeat(MAX_BULK_ROWS + 1)}`
    const body = { file: new File([csv], 'stock.csv'), dry_run: true }
    await expect(world.call(bulk.upload, { body }, { as })).rejects.toMatchObject({ status: 422 })
  }, 60_000)
})
