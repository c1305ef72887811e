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

const isOffice = (page: Page) => /^\/(seller|admin)(\/|$)/.test(new URL(page.url()).pathname)

function watch(page: Page, faults: string[]) {
  page.on('console', (message) => {
    // a refused call is part of some journeys; the browser logs it by itself
    const isRefusedCall = message.text().startsWith('Failed to load resource')
    // the back office's framework warns of what is wrong in a screen
    const isFault = message.type() === 'error' || (message.type() === 'warning' && isOffice(page))
    if (isFault && !isRefusedCall) faults.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error}`))
}

/** Waits until nothing moves that will come to rest: what is still fading in has other colours than it will have. */
const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
  })

/** Asserts that the page fits its window. */
export async function expectFits(page: Page) {
  const { wanted, given } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }))
  expect(wanted, `width of ${page.url()}`).toBeLessThanOrEqual(given)
}

/** Asserts that the page fits its window, and that axe finds nothing serious or critical in it as it stands. */
export async function expectAccessible(page: Page) {
  await untilAtRest(page)
  await expectFits(page)
  // our pages have no frames: without looking for them axe takes half the time
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(serious, `axe on ${page.url()}`).toEqual([])
}

/** Touches the page, as who is about to use it does, and waits until React answers. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('touchstart'))
    return 'hydrated' in document.documentElement.dataset
  })

export { expect }
