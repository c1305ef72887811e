import pg from 'pg'

/** Keeps everybody from a table by a connection of its own; the answer lets them in again. */
export async function holdTable(connectionString: string, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  return () => client.end()
}
