import Fastify from 'fastify'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectPath } from '../../platform'
import { servePublic } from './assets'

const app = Fastify()
app.get('/*', () => 'a page')
beforeAll(() => servePublic(app, projectPath('storefront/public')))

interface Icon {
  src: string
  sizes: string
  type: string
}

describe('the app on a phone', () => {
  it('has a manifest whose icons are all there, in the size and type that it names', async () => {
    const manifest = await app.inject('/manifest.webmanifest')
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(manifest.headers['cache-control']).toBe('public, max-age=3600')
    const { icons } = manifest.json<{ icons: Icon[] }>()
    expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '192x192', '512x512', '512x512'])
    for (const { src, sizes, type } of icons) {
      const { headers, rawPayload } = await app.inject(src)
      expect(headers['content-type']).toBe(type)
      expect(headers['cache-control']).toBe('public, max-age=86400')
      const { width, height } = await sharp(rawPayload).metadata()
      expect(['any', `${width}x${height}`]).toContain(sizes)
    }
  })

  it('has an icon for iPhones and a favicon of three sizes, and leaves other addresses to the pages', async () => {
    const touch = await sharp((await app.inject('/apple-touch-icon.png')).rawPayload).metadata()
    expect([touch.width, touch.height]).toEqual([180, 180])
    const { rawPayload: icon } = await app.inject('/favicon.ico')
    expect(icon.readUInt16LE(4)).toBe(3)
    const start = icon.readUInt32LE(6 + 12)
    const first = icon.subarray(start, start + icon.readUInt32LE(6 + 8))
    expect((await sharp(first).metadata()).width).toBe(16)
    expect((await app.inject('/browse/products')).body).toBe('a page')
  })
})
