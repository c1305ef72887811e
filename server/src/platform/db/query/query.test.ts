import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database'
import { anyOf, build, json, likeOf, named, namedStatements, rowOf, rowsOf, run, sql, wordsOf } from '.'

const SOURCES = path.join(import.meta.dirname, '../../..')

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  // every statement is made when its module is read
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  for (const file of files) if (file.endsWith('repository.ts')) await import(path.join(SOURCES, file))
})
afterAll(() => test.close())

const find = named<{ key: string; other: string }>()('test_find', (p) =>
  build
    .selectFrom('settings')
    .select(['key', 'value'])
    .where((e) => e.or([e('key', '=', p.key), e('key', '=', p.other), e('key', '=', e.ref('key'))]))
    .where('key', 'in', [sql.lit("it's"), 'plain'])
    .where('key', '=', p.key),
)

describe('a named statement', () => {
  it('gives each parameter one place and writes constants into its text', () => {
    const { text } = namedStatements.find(({ name }) => name === 'test_find') ?? { text: '' }
    expect(text).toContain('"key" = $1 or "key" = $2')
    expect(text).toContain(`in ('it''s', 'plain') and "key" = $1`)
  })

  it('is answered by its values, whatever their order', async () => {
    await run(
      test.db,
      build.insertInto('settings').values([
        { key: "it's", value: json(['a', 1]) },
        { key: 'plain', value: json('text') },
      ]),
    )
    expect(await find(test.db, { other: '', key: "it's" })).toEqual([{ key: "it's", value: ['a', 1] }])
    expect(await find(test.db, { other: "it's", key: 'plain' })).toEqual([{ key: 'plain', value: 'text' }])
  })

  it('fits the migrated database, each of them, and has a name of its own', async () => {
    const names = namedStatements.map(({ name }) => name)
    expect(names).toContain('jobs_claim')
    expect(names.length).toBe(new Set(names).size)
    const refused: string[] = []
    for (const { name, text } of namedStatements)
      await test.db.sql
        .query(`prepare "as_${name}" as ${text}`)
        .catch((error: Error) => refused.push(`${name}: ${error.message}`))
    expect(refused).toEqual([])
  })
})

describe('a statement', () => {
  it('answers rows, the first of them, and how many it found', async () => {
    const query = build
      .selectFrom('settings')
      .select('key')
      .where('key', '=', anyOf(['plain', "it's", 'no']))
    expect(await rowsOf(test.db, query.orderBy('key'))).toEqual([{ key: "it's" }, { key: 'plain' }])
    expect(await rowOf(test.db.sql, query.orderBy('key', 'desc'))).toEqual({ key: 'plain' })
    expect(await rowOf(test.db, query.where('key', '=', 'no'))).toBeUndefined()
    expect(await run(test.db, query)).toBe(2)
  })

  it('has no text but what is written for it', () => {
    expect(Object.keys(sql)).toEqual(['lit'])
  })
})

describe('a keyword', () => {
  it('is its first five words, in small letters', () => {
    expect(wordsOf(' Para  CETAMOL 500 mg x y ')).toEqual(['para', 'cetamol', '500', 'mg', 'x'])
    expect(wordsOf(undefined)).toEqual([])
  })

  it('is found with its percent signs and backslashes', async () => {
    const found = async (text: string, word: string) =>
      (await rowOf(test.db, build.selectNoFrom(sql<boolean>`${text}::text like ${likeOf(word)}`.as('is'))))
        ?.is
    expect(await found('50% off', '50%')).toBe(true)
    expect(await found('50 off', '50%')).toBe(false)
    expect(await found('a_b', 'a_b')).toBe(true)
    expect(await found('acb', 'a_b')).toBe(false)
    expect(await found('a\\b', 'a\\b')).toBe(true)
  })
})
