import { readdirSync } from 'node:fs'
import path from 'node:path'
import { columnOf, type Entity } from '@botika/common/entity/entity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database'

const COMMON = path.join(import.meta.dirname, '../../../../common/src')
const files = readdirSync(COMMON, { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'entity.ts' && path.dirname(file) !== 'entity',
)
const modules = await Promise.all(
  files.map((file): Promise<Record<string, Entity>> => import(path.join(COMMON, file))),
)
const entities = modules.flatMap((module) => Object.values(module))

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.close())

describe('the table of an entity', () => {
  it('is looked for', () => expect(entities.length).toBeGreaterThan(10))

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'of %s has its fields, and holds nothing in those that are never empty',
    async (name, { table = name.replaceAll('-', '_'), fields }) => {
      const { rows } = await store.db.sql.query<{ column_name: string; is_nullable: string }>(
        `select column_name, is_nullable from information_schema.columns where table_name = $1`,
        [table],
      )
      const nullable = new Map(rows.map((row) => [row.column_name, row.is_nullable === 'YES']))
      const stored = Object.entries(fields).filter(([, field]) => !field.isReadOnly && !field.isOnlySent)
      const declared = stored.map(([field, { isRequired, isNeverNull, byDefault, kind }]) => [
        columnOf(fields, field),
        !isRequired && !isNeverNull && byDefault === undefined && kind !== 'place',
      ])
      expect(declared).toEqual(declared.map(([column]) => [column, nullable.get(String(column))]))
    },
  )
})
