import { doctors, events, facilities, news, productSearch } from '../../schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import Fastify from 'fastify'
import { gunzipSync } from 'node:zlib'
import { aPharmacy, aProduct } from '../../testing/makers'
import { handleErrors } from '../../platform/http/errors'
import { makeWorld, type World } from '../../testing/world'
import { robotsText } from './sitemap-routes'
import { sitemaps } from './sitemap'
import { type SitemapRepository, sitemapRepository } from './sitemap-repository'
import { serveSitemaps } from './sitemap-routes'

const ORIGIN = 'https://botika.example'
const CHANGED = new Date('2026-03-04T05:06:07.000Z')

let world: World
let repository: SitemapRepository
beforeAll(async () => {
  world = await makeWorld()
  repository = sitemapRepository(world.db)
})
afterAll(() => world.close())

const textOf = async (parts: AsyncIterable<string> | null) => {
  let text = ''
  for await (const part of parts ?? []) text += part
  return text
}
const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '')

/** A product that somebody offers, as the lists see it. */
async function onOffer(name: string) {
  const product = await aProduct(world, { name, updated_at: CHANGED })
  await world.db.orm.insert(productSearch).values({
    product_id: product.id,
    is_prescription: false,
    in_stock: true,
    inventory_id: 1,
    min_price: 100,
    max_price: 100,
    offers_count: 1,
    popularity: 0,
    tier: 0,
    name_sort: name.toLowerCase(),
    tsv: '',
  })
  return product
}

describe('the sitemap', () => {
  it('lists what the public sees, under its canonical address', async () => {
    const product = await onOffer('Ñora’s Vitamin C 500 mg')
    const unoffered = await aProduct(world, { name: 'Nobody sells this' })
    const pharmacy = await aPharmacy(world, { name: 'Botika Uno' })
    const closed = await aPharmacy(world, { name: 'Closed for good', status: 'suspended' })
    const lapsed = await aPharmacy(world, { name: 'Without a licence', license_expires_on: '2020-01-31' })
    const stamp = { slug: 'x', updated_at: CHANGED }
    const tomorrow = new Date(Date.now() + 86_400_000)
    await world.db.orm.insert(news).values([
      { ...stamp, title: 'Published', body: 'a', published_at: CHANGED },
      { ...stamp, title: 'Draft', body: 'a', published_at: null },
      { ...stamp, title: 'Scheduled', body: 'a', published_at: tomorrow },
    ])
    await world.db.orm.insert(facilities).values([
      { ...stamp, kind: 'clinic', name: 'A clinic', name_sort: 'a clinic', address: 'a' },
      { ...stamp, kind: 'hospital', name: 'A hospital', name_sort: 'a hospital', address: 'a' },
    ])
    await world.db.orm.insert(doctors).values({ ...stamp, name: '!!!', name_sort: '', address: 'a' })
    await world.db.orm.insert(events).values({ ...stamp, name: 'A walk', date: '2026-05-01', address: 'a' })
    const maps = sitemaps({ repository, origin: ORIGIN })

    const found = await textOf(maps.file('products-1'))
    expect(found).toContain(
      `<loc>${ORIGIN}/browse/products/nora-s-vitamin-c-500-mg/${product.id}</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>`,
    )
    expect(found).not.toContain(`/${unoffered.id}<`)
    const shops = locsIn(await textOf(maps.file('pharmacies-1')))
    expect(shops).toContain(`${ORIGIN}/browse/pharmacies/botika-uno/${pharmacy.id}`)
    for (const { id } of [closed, lapsed]) expect(shops.some((loc) => loc.endsWith(`/${id}`))).toBe(false)
    expect(locsIn(await textOf(maps.file('news-1'))).map((loc) => loc.split('/')[4])).toEqual(['published'])
    expect(locsIn(await textOf(maps.file('clinics-1')))).toHaveLength(1)
    expect(locsIn(await textOf(maps.file('doctors-1')))[0]).toMatch(/\/browse\/doctors\/-\/\d+$/)
    expect(locsIn(await textOf(maps.index()))).toEqual(
      [
        'pages',
        'products-1',
        'pharmacies-1',
        'doctors-1',
        'hospitals-1',
        'clinics-1',
        'news-1',
        'events-1',
      ].map((name) => `${ORIGIN}/sitemaps/${name}.xml`),
    )
  })

  it('spreads many records over files and reads, each named once', async () => {
    for (let made = 0; made < 9; made++) await onOffer(`Tablet ${made}`)
    const [last] = (await world.db.sql.query<{ id: number }>('select max(id) as id from products')).rows
    const maps = sitemaps({ repository, origin: ORIGIN, perFile: 4, perRead: 3 })
    const files = locsIn(await textOf(maps.index())).filter((loc) => loc.includes('/products-'))
    expect(files.length).toBeGreaterThan(2)
    const listed: string[] = []
    for (const file of files) {
      const locs = locsIn(await textOf(maps.file(/([a-z]+-\d+)\.xml$/.exec(file)?.[1] ?? '')))
      expect(locs.length).toBeLessThanOrEqual(4)
      listed.push(...locs)
    }
    const { rows } = await world.db.sql.query<{ id: number }>('select product_id as id from product_search')
    expect(listed.map((loc) => Number(loc.split('/').at(-1))).sort((a, b) => a - b)).toEqual(
      rows.map(({ id }) => id).sort((a, b) => a - b),
    )
    expect(last?.id).toBeGreaterThan(0)
  })

  it.each(['products', 'products-0', 'orders-1', 'constructor-1', 'products-99999', '../products-1'])(
    'has no file %s',
    (name) => {
      expect(sitemaps({ repository, origin: ORIGIN }).file(name)).toBeNull()
    },
  )

  it('is sent as it is written, zipped where that is understood', async () => {
    const app = Fastify()
    serveSitemaps(app, { repository, origin: ORIGIN })
    const plain = await app.inject('/sitemaps/products-1.xml')
    expect(plain.headers['content-type']).toContain('application/xml')
    const zipped = await app.inject({
      url: '/sitemaps/products-1.xml',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    expect((await app.inject('/sitemaps/orders-1.xml')).statusCode).toBe(404)
    expect((await app.inject('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    await app.close()
  })

  it.each(['/sitemap.xml', '/sitemaps/products-1.xml'])(
    '%s asks to come back while the database is away',
    async (url) => {
      const app = Fastify()
      handleErrors(app)
      const away = () => Promise.reject(Object.assign(new Error('no'), { code: '57P01' }))
      serveSitemaps(app, { repository: { ...repository, extent: away, rows: away }, origin: ORIGIN })
      const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
      expect(answer.headers['content-type']).toContain('problem+json')
      await app.close()
    },
  )

  it('is no half of a list where the database goes away meanwhile', async () => {
    const app = Fastify()
    handleErrors(app)
    const extent: SitemapRepository['extent'] = (kind, range) =>
      kind === 'events'
        ? Promise.reject(Object.assign(new Error('no'), { code: '57P01' }))
        : repository.extent(kind, range)
    serveSitemaps(app, { repository: { ...repository, extent }, origin: ORIGIN })
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(503)
    await app.close()
  })

  it('lets search engines into the empty cart and keeps them from what is somebody’s', () => {
    const closed = [...robotsText(ORIGIN).matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '')
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start))
    expect(['/', '/cart', '/cart/checkout', '/browse/products'].filter(isClosed)).toEqual([])
    for (const path of [
      '/account/orders',
      '/checkout/reorder/1',
      '/api/orders',
      '/track-your-order?order_number=1',
    ])
      expect({ path, isClosed: isClosed(path) }).toEqual({ path, isClosed: true })
  })
})
