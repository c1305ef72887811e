import { type APIRequestContext, expect, test } from '@playwright/test'
import { browseRoutes } from '../routes/browse'
import { publicRoutes } from '../routes/public'
import { findSamples } from '../routes/samples'
import { faultsIn, structuredData } from '../routes/structured-data'
import { ACCOUNTS, ORIGIN } from '../world'

const read = async (api: APIRequestContext, path: string) => {
  const reply = await api.get(path)
  expect(reply.status(), path).toBe(200)
  return reply.text()
}

/** The type that a page is about, beside the way to it. */
const TYPES: Record<string, string> = {
  '/': 'WebSite',
  '/about-us': 'Organization',
  '/faq': 'FAQPage',
  '/news/{title}/{id?}': 'NewsArticle',
  '/events/{name}/{id?}': 'Event',
  '/browse/products/{details}/{id?}': 'Product',
  '/browse/pharmacies/{pharmacy}/{id?}': 'Pharmacy',
  '/browse/doctors/{doctor}/{id?}': 'Physician',
  '/browse/facilities/hospitals/{hospital}/{id?}': 'Hospital',
  '/browse/facilities/clinics/{clinic}/{id?}': 'MedicalClinic',
  '/browse/facilities/laboratories/{laboratory}/{id?}': 'DiagnosticLab',
  '/browse/facilities/veterinarians/{veterinarian}/{id?}': 'VeterinaryCare',
}

test('what pages say of themselves is what search engines ask for', async ({ request }) => {
  const samples = await findSamples(request)
  const routes = [...publicRoutes(samples), ...browseRoutes(samples)]
  const found: Record<string, string[]> = {}
  for (const { route, address, crumbs } of routes) {
    const html = await read(request, address)
    const nodes = structuredData(html)
    expect(
      nodes.flatMap((node) => faultsIn(node)),
      address,
    ).toEqual([])
    found[route] = nodes.map((node) => String(node['@type']))
    if (crumbs) expect(found[route], route).toContain('BreadcrumbList')
    const text = JSON.stringify(nodes)
    for (const email of Object.values(ACCOUNTS)) expect(text).not.toContain(email)
  }
  for (const [route, type] of Object.entries(TYPES)) expect(found[route], route).toContain(type)
})

test('an offer of many pharmacies tells the lowest and the highest of its prices', async ({ request }) => {
  const { product } = await findSamples(request)
  const offers = (await (await request.get(`/api/products/${product.id}/offers`)).json()) as {
    data: { selling_price: number }[]
  }
  const prices = offers.data.map(({ selling_price }) => selling_price)
  const html = await read(request, `/browse/products/${product.slug}/${product.id}`)
  const told = structuredData(html).find((node) => node['@type'] === 'Product')?.['offers']
  expect(told).toMatchObject({
    '@type': 'AggregateOffer',
    offerCount: prices.length,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
  })
})

test('the sitemap leads to pages that call these addresses their own', async ({ request }) => {
  const robots = await read(request, '/robots.txt')
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const files = locsIn(await read(request, '/sitemap.xml'))
  const kinds = files.map((file) => /sitemaps\/([a-z]+)/.exec(file)?.[1])
  for (const kind of ['pages', 'products', 'pharmacies', 'doctors', 'hospitals', 'clinics', 'news', 'events'])
    expect(kinds).toContain(kind)
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '')

  for (const file of files) {
    const listed = locsIn(await read(request, pathOf(file)))
    expect(new Set(listed).size, file).toBe(listed.length)
    expect(listed.map(pathOf).filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
    // the first, the last and one between them stand for the rest
    const few = file.includes('pages') ? listed : [listed[0], listed[listed.length >> 1], listed.at(-1)]
    for (const address of few) {
      const html = await read(request, pathOf(address ?? ''))
      expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], file).toBe(address)
    }
  }
})

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '')
const pathOf = (address: string) => address.slice(ORIGIN.length)
