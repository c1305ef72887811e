import { type Page, request } from '@playwright/test'
import { headersOf } from '../seller'
import { ORIGIN } from '../world'

/** A state of a page that is worth a picture. Those of one list follow each other on one page. */
export interface Screen {
  name: string
  open: (page: Page) => Promise<unknown>
}

/** A screen that has an address. */
export const at = (name: string, address: string): Screen => ({ name, open: (page) => page.goto(address) })

/** The first fit record behind an address of the API, asked for apart from the page and whoever is signed in there. */
export async function firstOf<T>(
  address: string,
  email?: string,
  isFit: (record: T) => boolean = () => true,
): Promise<T> {
  const api = await request.newContext({ baseURL: ORIGIN })
  const headers = email ? await headersOf(api, email) : {}
  const reply = await api.get(address, { headers })
  const { data } = (await reply.json()) as { data: T[] }
  await api.dispose()
  const first = data.find(isFit)
  if (first === undefined) throw new Error(`${address} has nothing to show`)
  return first
}

/** The first record of a list, opened from there. */
export const opened = (name: string, list: string): Screen => ({
  name,
  async open(page) {
    await page.goto(list)
    await page.getByRole('main').locator(`[data-row-link][href^="${list}/"]`).first().click()
    await page.waitForURL((url) => url.pathname.startsWith(`${list}/`))
  },
})
