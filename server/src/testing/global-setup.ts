import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@botika/embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/db/client'
import { migrate } from '../platform/db/startup/migrate'
import { BARE, databaseOn, TEMPLATE } from './template'

/** One server for all tests: the built-in one in a temporary folder, or TEST_DATABASE_URL. */
export default async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startTemporary()
  await makeTemplate(server.url)
  project.provide('databaseServer', server.url)
  return server.stop
}

async function startTemporary() {
  const dataDir = mkdtempSync(path.join(placeForFiles(), 'botika-tests-'))
  chmodSync(dataDir, 0o711)
  // what a test wrote need not outlive the machine
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  const server = await startEmbedded({ dataDir, say: () => {}, settings })
  return {
    url: server.connectionString,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/** Memory where there is plenty: each test file's database has a thousand files of its own. */
function placeForFiles(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir()
}

async function makeTemplate(server: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`drop database if exists ${TEMPLATE}`)
    await client.query(`create database ${TEMPLATE} template ${BARE}`)
  } finally {
    await client.end()
  }
  const db = openDatabase(databaseOn(server, TEMPLATE))
  try {
    await migrate(db)
  } finally {
    await db.close()
  }
}
