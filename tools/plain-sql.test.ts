import { describe, expect, it } from 'vitest'
import { plainSqlIn } from './plain-sql.mjs'

const FILE = 'server/src/ordering/orders/repository.ts'

describe('a statement as plain text', () => {
  it.each([
    'on.query("select id from orders")',
    'on.query(`update orders set total = ${total} where id = $1`)',
    'const text = `\n  with o as (select 1) delete from orders`',
    "on.query({ text: 'insert into orders (id) values ($1)' })",
  ])('is found: %s', (code) => {
    expect(plainSqlIn(FILE, `\n${code}`)).toEqual([2])
  })

  it.each([
    'sql`select id from orders`',
    "const sentence = 'Select a pharmacy, please'",
    "build.selectFrom('orders').select('id')",
  ])('is not: %s', (code) => {
    expect(plainSqlIn(FILE, code)).toEqual([])
  })

  it('stands in tests alone', () => {
    const code = "on.query('select id from orders')"
    expect(plainSqlIn('server/src/ordering/orders/orders.test.ts', code)).toEqual([])
    expect(plainSqlIn('storefront/src/cart/words.ts', code)).toEqual([])
  })
})
