import Fastify, { type FastifyInstance } from 'fastify'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStore } from '../files/disk'
import { imageRoutes } from './routes'
import { type ImageService, imageService } from './service'

let home: string
let app: FastifyInstance
let service: ImageService

const photo = (width = 2400, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7f62' } })
    .withExif({ IFD0: { Copyright: 'somebody at home' } })
    .jpeg()
    .toBuffer()
const fileOf = (bytes: Buffer, name = 'photo.jpg') => new File([new Uint8Array(bytes)], name)

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'botika-images-'))
  service = imageService({
    store: diskStore({ folder: path.join(home, 'images'), isPrivate: false }),
    cacheFolder: path.join(home, 'cache'),
  })
  app = Fastify()
  imageRoutes({ app, serve: () => undefined, service, record: async () => {} })
})
afterAll(async () => {
  await app.close()
  await rm(home, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const webp = { accept: 'image/avif,image/webp,*/*' }

describe('a picture', () => {
  it('is stored without metadata under a name made from its content', async () => {
    const name = await service.store(fileOf(await photo()))
    expect(name).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect(await service.store(fileOf(await photo()))).toBe(name)
    const stored = await sharp(path.join(home, 'images', name)).metadata()
    expect(stored).toMatchObject({ format: 'webp', width: 2000, height: 1000 })
    expect(stored.exif).toBeUndefined()
  })

  it('comes in the next width up, as WebP to whoever takes it and as JPEG to others', async () => {
    const name = await service.store(fileOf(await photo()))
    const small = await get(`/img/${name}?w=200`, webp)
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept, Save-Data' })
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240 })
    const other = await get(`/img/${name}?w=99999`)
    expect(await sharp(other.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200 })
  })

  it('comes smaller to who saves data', async () => {
    const name = await service.store(fileOf(await photo()))
    const sparing = await get(`/img/${name}?w=360`, { ...webp, 'save-data': 'on' })
    expect(await sharp(sparing.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240 })
    const usual = await get(`/img/${name}?w=360`, webp)
    expect(await sharp(usual.rawPayload).metadata()).toMatchObject({ width: 360 })
    expect(usual.headers['etag']).not.toBe(sparing.headers['etag'])
  })

  it('may be kept for good when its name tells its content, and is not sent twice', async () => {
    const name = await service.store(fileOf(await photo()))
    const first = await get(`/img/${name}`, webp)
    expect(first.headers['cache-control']).toContain('immutable')
    const again = await get(`/img/${name}`, { ...webp, 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)

    await writeFile(
      path.join(home, 'images', 'banner.png'),
      await sharp(await photo())
        .png()
        .toBuffer(),
    )
    expect((await get('/img/banner.png', webp)).headers['cache-control']).not.toContain('immutable')
  })

  it('that is missing is the no-image picture with 404', async () => {
    for (const url of ['/img/none.webp', '/img/..%2f..%2fetc%2fpasswd', '/img/..webp', '/img/mine.svg']) {
      const reply = await get(`${url}?w=320`, webp)
      expect(reply.statusCode).toBe(404)
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 })
    }
  })

  it('drawn by the demo is sent as it is or turned into pixels; another drawing is neither', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><rect width="600" height="600" fill="red"/></svg>'
    await writeFile(path.join(home, 'images', 'demo-box-1abcd2.svg'), svg)
    await writeFile(path.join(home, 'images', 'other.svg'), svg)
    const drawn = await get('/img/demo-box-1abcd2.svg?w=960', webp)
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 960,
      height: 960,
    })
    expect(drawn.headers['cache-control']).toContain('immutable')
    const asDrawn = await get('/img/demo-box-1abcd2.svg?w=240', { accept: 'image/webp,image/svg+xml,*/*' })
    expect(asDrawn.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(asDrawn.body).toBe(svg)
    for (const accept of ['image/svg+xml', 'image/webp'])
      expect((await get('/img/other.svg', { accept })).statusCode).toBe(404)
  })

  it('is made once for many who ask at once', async () => {
    const name = await service.store(fileOf(await photo(1000, 1000)))
    const replies = await Promise.all(Array.from({ length: 20 }, () => get(`/img/${name}?w=480`, webp)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const kept = await readdir(path.join(home, 'cache'))
    expect(kept.filter((file) => file.startsWith(name))).toHaveLength(1)
  })
})

describe('an upload', () => {
  it('that only calls itself a picture is refused', async () => {
    await expect(service.store(fileOf(Buffer.from('<svg/>'), 'a.png'))).rejects.toMatchObject({ status: 415 })
    await expect(service.store(fileOf(Buffer.from('<html></html>'), 'a.jpg'))).rejects.toMatchObject({
      status: 415,
    })
  })

  it('that is broken is refused', async () => {
    const whole = await photo()
    await expect(service.store(fileOf(whole.subarray(0, 600)))).rejects.toMatchObject({ status: 422 })
  })
})
