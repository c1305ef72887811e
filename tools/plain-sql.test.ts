import { describe, expect, it } from 'vitest'
import { plainSqlFaults, plainSqlIn } from './plain-sql.mjs'

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

  it('stands in hot files and in tests alone', () => {
    const code = "on.query('select id from orders')"
    expect(plainSqlIn('server/src/ordering/orders/orders.hot.ts', code)).toEqual([])
    expect(plainSqlIn('server/src/ordering/orders/orders.test.ts', code)).toEqual([])
    expect(plainSqlIn('storefront/src/cart/words.ts', code)).toEqual([])
  })
})

describe('the number of them in a module', () => {
  const found = [
    ['server/src/ordering/a.ts', [3, 9]],
    ['server/src/people/b.ts', []],
  ] as const

  it('is what is allowed', () => {
    expect(plainSqlFaults(found, { ordering: 2 })).toEqual([])
  })

  it('does not grow', () => {
    expect(plainSqlFaults(found, { ordering: 1 })[0]).toContain('server/src/ordering/a.ts:3,9')
    expect(plainSqlFaults(found, {})[0]).toContain('may have 0')
  })

  it('is lowered with each that goes', () => {
    expect(plainSqlFaults(found, { ordering: 2, people: 1 })[0]).toContain('lower its number')
  })
})
