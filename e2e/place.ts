import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { untilHydrated } from './page-watch'

export const QUESTION = 'Where should it go? Choose a place'
export const CHOOSE = 'Deliver to: choose a place'
export const MAKATI = 'City of Makati, Metro Manila'

export const inHeader = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

export async function open(page: Page, address: string) {
  await page.goto(address)
  await untilHydrated(page)
}

/** Chooses a city by its name, as the list of places writes it: `City of Makati, Metro Manila`. */
export async function choosePlace(page: Page, opener: string | RegExp, option: string) {
  await inHeader(page, opener).first().click()
  const dialog = page.getByRole('dialog', { name: 'Where should it go?' })
  const field = dialog.getByRole('combobox', { name: 'City or municipality' })
  await field.fill(option.replace(/^City of |,.*/g, ''))
  await dialog.getByRole('option', { name: option }).click()
  await expect(dialog).toBeHidden()
}

interface Offer {
  inventory_id: number
  pharmacy_id: number
  pharmacy_name: string
  selling_price: number
  distance_km: number | null
}
interface Listed {
  id: number
  name: string
  unit_count: number
}
interface Found {
  product_id: number
  best: Offer | null
  cheapest: (Offer & { reaches: boolean }) | null
}

const [city, province] = MAKATI.split(', ')

async function offersInMakati(request: APIRequestContext, products: readonly Listed[]) {
  const data = { product_ids: products.map(({ id }) => id), province, city }
  const reply = await request.post('/api/offers-here', { data })
  expect(reply.status(), await reply.text()).toBe(200)
  return ((await reply.json()) as { data: Found[] }).data
}

async function listed(request: APIRequestContext, address: string) {
  const { data } = (await (await request.get(address)).json()) as { data: Listed[] }
  return data
}

/** Of the first page of the list: a product that a pharmacy which does not deliver to Makati has for less. */
export async function cheaperFarAway(request: APIRequestContext) {
  const products = await listed(request, '/api/products?filter=relevance')
  for (const { product_id: id, best, cheapest } of await offersInMakati(request, products))
    if (best && cheapest && !cheapest.reaches)
      return { id, name: products.find((one) => one.id === id)?.name ?? '', best, cheapest }
  throw new Error('Nothing on the first page is cheaper far away')
}

/** A product that has an equivalent for less per piece, both delivered to Makati. */
export async function withCheaperEquivalent(request: APIRequestContext) {
  for (const product of await listed(request, '/api/products?per_page=100')) {
    const others = await listed(request, `/api/products/${product.id}/equivalents`)
    const [own, ...found] = await offersInMakati(request, [product, ...others])
    const each = (offer: Offer | null | undefined, { unit_count }: Listed) =>
      offer ? offer.selling_price / Math.max(1, unit_count) : Infinity
    const price = each(own?.best, product)
    const isLess = others.some((other) => {
      const best = found.find(({ product_id }) => product_id === other.id)?.best
      return other.unit_count <= product.unit_count && each(best, other) < price - 0.01
    })
    if (own?.best && isLess) return { ...product, best: own.best }
  }
  throw new Error('Nothing has a cheaper equivalent')
}

/** Answers the next questions for offers here, late by so many milliseconds, with hours that take most room, whatever time it is. */
export const arriveInThreeLines = (page: Page, late = 0) =>
  page.route('**/api/offers-here', async (route) => {
    const response = await route.fetch()
    const { data, ...others } = (await response.json()) as { data: { best: object | null }[] }
    const tomorrow = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10)
    const arrives = { from: `${tomorrow}T10:00:00+08:00`, until: `${tomorrow}T12:00:00+08:00` }
    const json = {
      ...others,
      data: data.map((one) => ({ ...one, best: one.best && { ...one.best, arrives } })),
    }
    await page.waitForTimeout(late)
    await route.fulfill({ response, json })
  })

/** What has moved by itself in the page or its footer since the page began to load, as the browser saw it. */
export const movedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[])
            if (!entry.hadRecentInput)
              for (const { node } of entry.sources)
                if (
                  [...document.querySelectorAll('main, main + footer')].some(
                    (part) => node && part.contains(node),
                  )
                )
                  moved.push((node as Element).outerHTML ?? node?.textContent)
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(moved)))
      }),
  )
type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node?: Node }[] }
