import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStore } from '../files/disk'
import { aUser } from '../../testing/makers'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { privateFileRepository } from './repository'
import { privateFileService, type PrivateFileService } from './service'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'botika-private-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const keeping = (keepDays: number): PrivateFileService =>
  privateFileService({
    repository: privateFileRepository(database.db),
    store: diskStore({ folder, isPrivate: true }),
    keepDays,
  })

const pdf = () =>
  new File(['%PDF-1.4\n<< /Type /Page >>\n%%EOF'], '../../etc/passwd.pdf', { type: 'text/html' })

describe('a private file', () => {
  it('lies under a random name that only the server may read', async () => {
    const stored = await keeping(1).store('prescription', pdf(), 'prescription_image')
    expect(stored).toMatchObject({ mime: 'application/pdf', bytes: 32 })
    expect(stored.path).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{38}\.pdf$/)
    expect(statSync(path.join(folder, stored.path)).mode & 0o777).toBe(0o600)
  })

  it.each([
    ['is empty', new File([], 'rx.png')],
    ['is text', new File(['<html>'], 'rx.png', { type: 'image/png' })],
    [
      'is cut off',
      new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])], 'rx.jpg'),
    ],
    ['is too large', new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'rx.jpg')],
  ])('that %s is refused with a sentence', async (_, file) => {
    const refused = keeping(1).store('prescription', file, 'prescription_image')
    await expect(refused).rejects.toMatchObject({
      code: 'invalid',
      errors: { prescription_image: [expect.stringMatching(/[.]$/)] },
    })
  })

  it('refuses a picture that would unfold to billions of pixels', async () => {
    const bomb = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    // the header says how large it is, and a checksum that it is so
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    const file = new File([new Uint8Array(bomb)], 'rx.png')
    await expect(keeping(1).store('prescription', file, 'prescription_image')).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('is deleted when its time is over', async () => {
    const [short, long] = [keeping(-1), keeping(30)]
    const [old, young] = [
      await short.store('prescription', pdf(), 'prescription_image'),
      await long.store('prescription', pdf(), 'prescription_image'),
    ]
    const [oldId] = await database.db.transaction(async (tx) => [
      await short.keep(tx, old),
      await long.keep(tx, young),
    ])
    await long.deleteExpired()
    expect(existsSync(path.join(folder, old.path))).toBe(false)
    expect(existsSync(path.join(folder, young.path))).toBe(true)
    const user = await aUser({ db: database.db })
    const person = { id: user.id, roles: user.roles, pharmacyId: null, family: '' }
    await expect(long.read(oldId as number, person, 1)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('leaves nothing behind when it is discarded', async () => {
    const files = keeping(1)
    const stored = await files.store('prescription', pdf(), 'prescription_image')
    await files.discard(stored)
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' })).not.toContain(stored.path)
  })
})

it('that is on another server’s disk is not called deleted, and the log says what to set', async () => {
  const said: string[] = []
  const files = (where: string) =>
    privateFileService({
      repository: privateFileRepository(database.db),
      store: diskStore({ folder: where, isPrivate: true }),
      keepDays: 30,
      log: (sentence) => said.push(sentence),
    })
  const here = files(folder)
  const stored = await here.store('prescription', pdf(), 'prescription_image')
  const id = await database.db.transaction((tx) => here.keep(tx, stored))
  await here.check()
  expect(said).toEqual([])

  const there = files(path.join(folder, 'of-another-server'))
  await there.check()
  expect(said.splice(0)).toEqual([
    expect.stringMatching(/newest private files are not where .*S3_BUCKET.*BOTIKA_DATA/),
  ])
  const user = await aUser({ db: database.db })
  const person = { id: user.id, roles: user.roles, pharmacyId: null, family: '' }
  await expect(there.read(id, person, 1)).rejects.toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('was not deleted'),
  })
  expect(said).toEqual([expect.stringMatching(new RegExp(`row ${id} .*S3_BUCKET.*BOTIKA_DATA`))])
})
