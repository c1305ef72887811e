import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CliError } from '../../platform'
import { openStore, type Store } from './store'

let folder: string
let store: Store
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'botika-store-'))
  chmodSync(folder, 0o711)
  store = await openStore({ env: { BOTIKA_DATA: folder }, say: () => {} })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

it('says that the disk is full instead of a lost connection, and leaves what a command refused as it is', () => {
  appendFileSync(path.join(store.where, 'postgres.log'), 'PANIC:  could not write: No space left on device\n')
  expect(String(store.explain(new Error('Connection terminated')))).toMatch(/The disk that holds .* is full/)
  const refusal = new CliError('Another import is running.')
  expect(store.explain(refusal)).toBe(refusal)
})
