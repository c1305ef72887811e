import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { anOffer, aUser } from '../../testing/makers'
import { migrate } from '../../platform'
import { run as backUp } from './backup'
import { run as moveTo } from './migrate-to'
import { run as restore } from './restore'
import { openStore } from './store'

let other: TestDatabase
let folder: string
let said: string[]
beforeEach(async () => {
  other = await createTestDatabase({ isBare: true })
  folder = mkdtempSync(path.join(tmpdir(), 'botika-backup-command-'))
  chmodSync(folder, 0o711)
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('BOTIKA_DATA', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
  await other.close()
})

const openBuiltIn = () => openStore({ env: { BOTIKA_DATA: folder }, say: () => {} })

async function countOf(connectionString: string, table: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(`select count(*)::int as count from ${table}`)).rows[0].count
  } finally {
    await client.end()
  }
}

it('back up beside a running server, restore into another database, and move the built-in one there', async () => {
  await expect(backUp([])).rejects.toThrow('There is no database')
  const server = await openBuiltIn()
  await migrate(server.db)
  await anOffer(server)
  const user = await aUser(server)
  await backUp([])
  await expect(moveTo([other.connectionString])).rejects.toThrow(/already runs.*stop it first/)
  await server.close()
  const [name = ''] = readdirSync(path.join(folder, 'backups'))
  const backup = path.join(folder, 'backups', name)
  expect(said.at(-1)).toContain(backup)

  vi.stubEnv('DATABASE_URL', other.connectionString)
  await restore([backup])
  expect(await countOf(other.connectionString, 'inventories')).toBe(1)
  await expect(restore([backup])).rejects.toThrow('--replace')
  await restore([backup, '--replace'])
  await expect(moveTo([other.connectionString])).rejects.toThrow('DATABASE_URL is set')

  vi.stubEnv('DATABASE_URL', '')
  const built = await openBuiltIn()
  await built.db.sql.query('update users set first_name = $2 where id = $1', [user.id, 'Later'])
  await built.close()
  await expect(moveTo([other.connectionString])).rejects.toThrow('not empty')
  const empty = await createTestDatabase({ isBare: true })
  await moveTo([empty.connectionString])
  expect(await countOf(empty.connectionString, `users where first_name = 'Later'`)).toBe(1)
  expect(said.at(-1)).toContain('BOTIKA_SECRET')
  expect(readdirSync(folder).filter((entry) => entry.startsWith('moving'))).toEqual([])
  await empty.close()
}, 180_000)

it('say how they are written', async () => {
  for (const words of [[], ['one', 'two'], ['one', '--force']])
    await expect(restore(words)).rejects.toThrow('restore <folder of the backup>')
  await expect(backUp(['somewhere'])).rejects.toThrow('backup [--to <folder>]')
  await expect(moveTo([])).rejects.toThrow('migrate-to <DATABASE_URL>')
  await expect(moveTo(['mysql://root@localhost/shop'])).rejects.toThrow('postgres://')
  await expect(restore([path.join(folder, 'none')])).rejects.toThrow('SHA256SUMS')
  expect(existsSync(path.join(folder, 'backups'))).toBe(false)
})
