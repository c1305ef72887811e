import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnv } from '../lib/env'
import { secretOf } from './secret'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'botika-secret-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const secretWith = (settings: Record<string, string>) =>
  secretOf(readEnv({ BOTIKA_DATA: folder, ...settings }))
const GIVEN = 'thirty-two characters or more, in all'

it('is made once and kept beside the database, for its account alone', () => {
  const secret = secretWith({})
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(secretWith({})).toBe(secret)
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(secretWith({ BOTIKA_SECRET: GIVEN })).toBe(GIVEN)
})

it.each([
  [{ DATABASE_URL: 'postgresql://db/shop' }, 'DATABASE_URL'],
  [{ BOTIKA_URL: 'https://botika.example' }, 'BOTIKA_URL'],
  [{ HOST: '0.0.0.0' }, 'HOST'],
  [{ HOST: '::' }, 'HOST'],
  [{ HOST: '192.168.1.2' }, 'HOST'],
])('must be given where others can reach the server: %o', (settings, name) => {
  expect(() => secretWith(settings)).toThrow(
    new RegExp(`^BOTIKA_SECRET is missing, .*\\(${name} is set\\).*openssl`),
  )
  expect(readdirSync(folder)).toEqual([])
  expect(secretWith({ ...settings, BOTIKA_SECRET: GIVEN })).toBe(GIVEN)
})

it.each(['127.0.0.1', 'localhost', '::1', '127.1.2.3'])('need not be given on %s', (HOST) =>
  expect(secretWith({ HOST })).toHaveLength(64),
)

it('says what to do with a file that was cut short', () => {
  writeFileSync(path.join(folder, 'secret'), '')
  expect(() => secretWith({})).toThrow(/is damaged: delete it/)
})
