import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '@botika/server/platform'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Inserts all rows of a table, those that name the same columns in one statement; the others take their defaults. */
export async function loadRows(sql: Queryable, table: PgTable, rows: readonly object[]): Promise<void> {
  const name = quoted(getTableName(table))
  const batches = new Map<string, object[]>()
  for (const row of rows) {
    const columns = Object.entries(row).flatMap(([column, value]) =>
      value === undefined ? [] : [quoted(column)],
    )
    const list = columns.join(', ')
    const batch = batches.get(list)
    if (batch) batch.push(row)
    else batches.set(list, [row])
  }
  for (const [list, batch] of batches) {
    await sql.query(
      `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(batch)],
    )
  }
  if (rows.some((row) => 'id' in row)) {
    await sql.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${name}))`, [name])
  }
}
