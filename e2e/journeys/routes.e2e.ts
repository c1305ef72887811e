import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, inTheOtherSize, test, untilHydrated } from '../page-watch'
import { browseRoutes, searchRoutes } from '../routes/browse'
import { accountRoutes, cartRoutes } from '../routes/customer'
import { missingRoutes, publicRoutes } from '../routes/public'
import type { Route, Visitor } from '../routes/route'
import { findSamples } from '../routes/samples'
import { ACCOUNTS, ORIGIN, PASSWORD } from '../world'

// on a busy machine a page may take seconds
test.setTimeout(600_000)

test('every route shows what the specification has there', async ({ page, request, somebodyElse, faults }, {
  project,
}) => {
  const samples = await findSamples(request)
  const routes = [
    ...publicRoutes(samples),
    ...browseRoutes(samples),
    ...searchRoutes(samples),
    ...cartRoutes,
    ...accountRoutes(samples),
    ...missingRoutes,
  ]
  const pages: Partial<Record<Visitor, Page>> = { guest: page }
  const pageOf = async (visitor: Visitor) =>
    (pages[visitor] ??= await arrive(visitor, await somebodyElse(), samples.product))

  // every other one is opened in this size and drawn in the other as well; the other project does it the other way round
  const mine = routes.filter((_route, index) => index % 2 === (project.name === 'phone' ? 0 : 1))
  const broken: string[] = []
  const seen = new Set<string>()
  for (const route of mine) {
    await test.step(route.route, async () => {
      const complaints = faults.length
      try {
        if (await isAnsweredAlike(request, route, seen)) return
        const opened = await pageOf(route.as ?? 'guest')
        await check(opened, route)
        const shown = shownBy(route)
        await (seen.has(shown) ? expectFits(opened) : expectAccessible(opened))
        seen.add(shown)
        await inTheOtherSize(opened, async () => {
          await expect(opened.getByRole('heading', { level: 1 })).toHaveText(route.h1)
          await expectFits(opened)
        })
        expect(faults.slice(complaints)).toEqual([])
      } catch (error) {
        broken.push(`${route.route}: ${error instanceof Error ? error.message : error}`)
      }
    })
  }
  const held = mine.length - broken.length
  process.stdout.write(
    `${held} of ${mine.length} routes opened here (${project.name}), ${routes.length} in all\n`,
  )
  expect(broken.join('\n\n')).toBe('')
})

/** What a visitor gets to see: several addresses lead to one page. */
const shownBy = ({ as, status, address, landsAt = address }: Route) =>
  `${as} ${status === 404 ? 404 : new URL(landsAt, ORIGIN).pathname}`

/**
 * True where the server itself says that there is nothing, or sends the visitor on, and the page that shows it has been
 * looked at: the answer alone tells then.
 */
async function isAnsweredAlike(api: APIRequestContext, route: Route, seen: ReadonlySet<string>) {
  if (!seen.has(shownBy(route))) return false
  if (route.status === 404) {
    const reply = await api.get(route.address)
    expect(reply.status()).toBe(404)
    expect(await reply.text()).toContain(`<h1>${String(route.h1)}</h1>`)
    return true
  }
  if (route.landsAt === undefined) return false
  const reply = await api.get(route.address, { maxRedirects: 0 })
  const to = reply.headers()['location']
  // what a guard does further on, a browser has to show
  return to !== undefined && new URL(to, ORIGIN).href === ORIGIN + route.landsAt
}

/** Opens a device of their own for whoever is no plain guest. */
async function arrive(visitor: Visitor, page: Page, product: { slug: string; id: number }) {
  if (visitor === 'shopper') {
    await page.goto(`/browse/products/${product.slug}/${product.id}`)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible()
    return page
  }
  const email = visitor === 'seller' ? ACCOUNTS.seller : ACCOUNTS.customer
  await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  // what the login page notes beside the cookie
  await page.addInitScript(() => localStorage.setItem('botika.signed-in', '1'))
  return page
}

async function check(page: Page, { address, landsAt = address, ...wanted }: Route) {
  const foreign: string[] = []
  const note = (asked: { url(): string }) => {
    if (!/^(data|blob):/.test(asked.url()) && new URL(asked.url()).origin !== ORIGIN)
      foreign.push(asked.url())
  }
  page.on('request', note)
  const reply = await page.goto(address, { waitUntil: 'commit' })
  expect(reply?.status()).toBe(wanted.status ?? 200)
  expect(reply?.headers()['content-security-policy']).toContain(
    "default-src 'self'; script-src 'self' 'sha256-",
  )
  await untilHydrated(page)
  await expect(page).toHaveURL(landsAt)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.h1)
  await expect(page).toHaveTitle(titleOf(wanted))
  await expectHead(page, wanted.canonical === undefined ? landsAt : wanted.canonical)
  if (wanted.crumbs) {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(crumbs).toHaveText(['Home', ...wanted.crumbs])
  }
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  expect(foreign, 'nothing comes from elsewhere').toEqual([])
  page.off('request', note)
}

function titleOf({ title, h1 }: Pick<Route, 'title' | 'h1'>): RegExp | string {
  const wanted = title ?? h1
  return typeof wanted === 'string' ? `${wanted} | Botika` : wanted
}

async function expectHead(page: Page, canonical: string | null) {
  const found = await page.evaluate(() => {
    const read = (selector: string, name: string) =>
      document.head.querySelector(selector)?.getAttribute(name) ?? null
    return {
      canonical: read('link[rel=canonical]', 'href'),
      robots: read('meta[name=robots]', 'content'),
      description: read('meta[name=description]', 'content')?.length ?? 0,
      language: document.documentElement.lang,
    }
  })
  expect(found).toEqual({
    canonical: canonical === null ? null : ORIGIN + canonical,
    robots: canonical === null ? 'noindex' : null,
    description: expect.any(Number),
    language: 'en-PH',
  })
  expect(found.description).toBeGreaterThan(15)
}
