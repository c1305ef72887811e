// The limit of one kind of work: the statements that our server sent for it, answered by a bare Fastify route. Run by
// main.ts as a process of its own: `tsx bare.ts <connection string> <file of recorded statements>`.
import Fastify from 'fastify'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { STARTUP_OPTIONS } from '../../server/src/platform/db/client'

interface Recorded {
  name?: string
  text: string
  values: unknown[]
}

const [connectionString = '', file = ''] = process.argv.slice(2)
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded[][]
const pool = new pg.Pool({ connectionString, max: 10, options: STARTUP_OPTIONS })
let next = 0
const app = Fastify()
app.get('/bare', async () => {
  const statements = recorded[next++ % recorded.length] ?? []
  const rows: unknown[] = []
  for (const statement of statements) rows.push((await pool.query(statement)).rows)
  return rows
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as AddressInfo).port)
