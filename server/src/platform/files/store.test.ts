import { images } from '@botika/common/images/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../lib/env'
import { anAdmin, anOffer, anOrder, aProduct, aUser } from '../../testing/makers'
import { anS3Server, S3_ACCOUNT, S3_BUCKET } from '../../testing/s3-server'
import { makeWorld } from '../../testing/world'
import { diskStore } from './disk'
import { s3Store } from './s3'
import { type FileStore, withOlder } from './store'

let s3: Awaited<ReturnType<typeof anS3Server>>
let folder: string
beforeAll(async () => {
  s3 = await anS3Server()
  folder = mkdtempSync(path.join(tmpdir(), 'botika-files-'))
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const onS3 = (facts: Partial<Parameters<typeof s3Store>[0]> = {}) =>
  s3Store({ endpoint: s3.endpoint, bucket: S3_BUCKET, prefix: 'shop/', ...S3_ACCOUNT, ...facts })
const onDisk = () => diskStore({ folder, isPrivate: true })
const both = () =>
  withOlder(onS3({ prefix: 'both/' }), diskStore({ folder: `${folder}/old`, isPrivate: false }))

const stores: [string, () => FileStore][] = [
  ['the disk', onDisk],
  ['S3', onS3],
  ['S3 before a disk', both],
]

describe.each(stores)('files on %s', (_, open) => {
  it('are what was put there, to the byte, up to the largest upload', async () => {
    const store = open()
    const large = randomBytes(8 * 1024 * 1024)
    await store.put('aa/bb.pdf', large, 'application/pdf')
    expect((await store.get('aa/bb.pdf'))?.equals(large)).toBe(true)
    await store.put('aa/bb.pdf', Buffer.from('another'), 'application/pdf')
    expect(String(await store.get('aa/bb.pdf'))).toBe('another')
    await store.put('empty.bin', Buffer.alloc(0), 'application/octet-stream')
    expect(await store.get('empty.bin')).toHaveLength(0)
  })

  it('have an age, which tells them from files that are not there', async () => {
    const store = open()
    await store.put('cc/dd.webp', Buffer.from('picture'), 'image/webp')
    expect(Math.abs(((await store.age('cc/dd.webp')) ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await store.age('cc/none.webp')).toBeNull()
    expect(await store.get('cc/none.webp')).toBeNull()
    expect(await store.age('cc')).toBeNull()
  })

  it('are gone once removed, and may be removed again', async () => {
    const store = open()
    await store.put('ee.jpg', Buffer.from('x'), 'image/jpeg')
    await store.remove('ee.jpg')
    await store.remove('ee.jpg')
    expect(await store.get('ee.jpg')).toBeNull()
  })

  it('are listed by their names, and no half of one', async () => {
    const store = open()
    for (const name of ['list/a.webp', 'list/b.webp', 'list/b/c.pdf', 'list-d.svg'])
      await store.put(name, Buffer.from(name), 'image/webp')
    await store.remove('list/b.webp')
    mkdirSync(path.join(folder, 'list'), { recursive: true })
    writeFileSync(path.join(folder, `list/half.webp.${randomUUID()}`), 'half')
    const names = (await store.list()).filter((name) => name.startsWith('list'))
    expect(names.sort()).toEqual(['list-d.svg', 'list/a.webp', 'list/b/c.pdf'])
  })

  it.each(['../up', 'a/../../b', '/etc/passwd', 'a//b', '', '.hidden', 'a\\b', 'a?b', 'a b', 'ñ'])(
    'have no name such as %j',
    async (name) => {
      const store = open()
      await expect((async () => store.put(name, Buffer.from('x'), 'image/jpeg'))()).rejects.toThrow(
        'Not a name',
      )
      await expect((async () => store.get(name))()).rejects.toThrow('Not a name')
    },
  )
})

describe('files on the disk', () => {
  it('that are private can be read by nobody else, and no half of one stays behind', async () => {
    await onDisk().put('ff/gg.pdf', Buffer.from('x'), 'application/pdf')
    expect(statSync(path.join(folder, 'ff/gg.pdf')).mode & 0o777).toBe(0o600)
    expect(statSync(path.join(folder, 'ff')).mode & 0o777).toBe(0o700)
    expect(readdirSync(path.join(folder, 'ff'))).toEqual(['gg.pdf'])
  })
})

describe('files on S3', () => {
  it('are tried again when the service stumbles', async () => {
    s3.fail(1)
    await onS3().put('again.jpg', Buffer.from('x'), 'image/jpeg')
    expect(s3.files.get('shop/again.jpg')).toMatchObject({ mime: 'image/jpeg' })
  })

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['a wrong account', { accessKeyId: 'somebody' }],
    ['an absent bucket', { bucket: 'nowhere' }],
    ['an address where nobody listens', { endpoint: 'http://127.0.0.1:9' }],
  ])('with %s are a service that is away, not files that are absent', async (_, facts) => {
    const store = onS3(facts)
    const away = { code: 'unavailable', status: 503, retryAfter: 10 }
    await expect(store.get('aa/bb.pdf')).rejects.toMatchObject(away)
    await expect(store.put('aa/bb.pdf', Buffer.from('x'), 'application/pdf')).rejects.toMatchObject(away)
    await expect(store.remove('aa/bb.pdf')).rejects.toMatchObject(away)
  })

  it('leave readable what lies on the disk from before', async () => {
    await diskStore({ folder: `${folder}/old`, isPrivate: false }).put(
      'old.webp',
      Buffer.from('old'),
      'image/webp',
    )
    expect(String(await both().get('old.webp'))).toBe('old')
    await both().remove('old.webp')
    expect(await both().get('old.webp')).toBeNull()
  })

  it('need both keys', () => {
    expect(() => readEnv({ S3_BUCKET: 'botika' })).toThrow('S3_ACCESS_KEY_ID')
  })
})

describe('an application on S3', () => {
  it('keeps prescriptions and pictures there, apart, and nothing on its disk', async () => {
    s3.files.clear()
    const world = await makeWorld(s3.settings)
    const { id } = await anOffer(world, { product_id: (await aProduct(world, { is_prescription: true })).id })
    const as = await world.signIn(await aUser(world))
    const prescription_image = new File(['%PDF-1.4\n<< /Type /Page >>\n%%EOF'], 'rx.pdf', {
      type: 'application/pdf',
    })
    const order = await anOrder(world, {
      items: [{ inventory_id: id, quantity: 1 }],
      as,
      facts: { prescription_image },
    })
    const read = await world.ask(orders.prescriptionImage, { params: { id: order.id } }, { as })
    expect(read.body.toString()).toBe('%PDF-1.4\n<< /Type /Page >>\n%%EOF')

    const admin = await world.signIn(await anAdmin(world))
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2a7f62' } })
      .png()
      .toBuffer()
    const upload = new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' })
    const { image } = await world.call(images.upload, { body: { image: upload } }, { as: admin })
    expect(await world.app.inject(`/img/${image}?w=160`)).toMatchObject({ statusCode: 200 })
    expect(await world.app.inject('/img/none.webp')).toMatchObject({ statusCode: 404 })

    expect([...s3.files.keys()].map((name) => name.split('/')[0]).sort()).toEqual(['images', 'private'])
    const left = readdirSync(world.env.BOTIKA_DATA, { recursive: true }).map(String)
    expect(left.filter((name) => /^(?:private|images)/.test(name))).toEqual([])

    s3.fail(100)
    expect(await world.ask(orders.prescriptionImage, { params: { id: order.id } }, { as })).toMatchObject({
      status: 503,
    })
    // a picture that can't be fetched is a missing one, never a broken page
    expect(await world.app.inject('/img/other.webp')).toMatchObject({ statusCode: 404 })
    s3.fail(0)
    await world.close()
  }, 60_000)
})
