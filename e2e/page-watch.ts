import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'

interface Watched {
  /** What the browser complained about; a journey ends with none. */
  faults: string[]
  /** A page on a device of its own, for the second person of a journey. */
  somebodyElse: () => Promise<Page>
}

/** Every page of a journey is watched: no console error and no thrown error. */
export const test = base.extend<Watched>({
  faults: [
    async ({ page }, hand) => {
      const faults: string[] = []
      watch(page, faults)
      await hand(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  somebodyElse: async ({ browser, faults }, hand) => {
    const contexts: BrowserContext[] = []
    await hand(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      const page = await context.newPage()
      watch(page, faults)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

function watch(page: Page, faults: string[]) {
  page.on('console', (message) => {
    // a refused call is part of some journeys; the browser logs it by itself
    const isRefusedCall = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusedCall) faults.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error}`))
}

/** Asserts that the page fits its window, and that axe finds nothing serious or critical in it as it stands. */
export async function expectAccessible(page: Page) {
  const { wanted, given } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }))
  expect(wanted, `width of ${page.url()}`).toBeLessThanOrEqual(given)
  // our pages have no frames: without looking for them axe takes half the time
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(serious, `axe on ${page.url()}`).toEqual([])
}

/** Waits until React answers. */
export const untilHydrated = (page: Page) => page.waitForSelector('html[data-hydrated]')

export { expect }
