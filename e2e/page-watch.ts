import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import type { RunOptions } from 'axe-core'

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

/**
 * Waits until nothing moves that will come to rest, and a list shows what was last searched for: what is fading in or
 * about to be replaced has other colours than it will have.
 */
async function untilAtRest(page: Page) {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
  })
}

/** Asserts that the page fits its window. */
export async function expectFits(page: Page) {
  const { wanted, given } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }))
  expect(wanted, `width of ${page.url()}`).toBeLessThanOrEqual(given)
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** Looks at the page in a window as wide as that of the other project. */
export async function inTheOtherSize(page: Page, look: () => Promise<void>) {
  const own = page.viewportSize()
  const other = SIZES.find(({ width }) => width !== own?.width)
  if (!own || !other) throw new Error('The window has no size.')
  await page.setViewportSize(other)
  try {
    await look()
  } finally {
    await page.setViewportSize(own)
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // no rule asked for needs the sheets and sounds, and our pages have no frames
  preload: false,
  iframes: false,
}

/** Asserts that the page fits its window, and that axe finds nothing serious or critical in it as it stands. */
export async function expectAccessible(page: Page) {
  await untilAtRest(page)
  await expectFits(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${AXE}; undefined`)
  const violations = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    // a link that is half below the header that stays looks too small to axe
    const top = scrollY
    scrollTo({ top: 0, behavior: 'instant' })
    const found = await axe.run(options)
    scrollTo({ top, behavior: 'instant' })
    return found.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      places: nodes.map(({ target }) => target.join(' ')).join(', '),
    }))
  }, AXE_OPTIONS)
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, places }) => `${id}: ${places}`)
  expect(serious, `axe on ${page.url()}`).toEqual([])
}

/** Touches the page, as who is about to use it does, and waits until React answers. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('touchstart'))
    // a page that has just been asked for may not have its first element yet
    const root = document.documentElement as HTMLElement | null
    return root !== null && 'hydrated' in root.dataset
  })

export { expect }
