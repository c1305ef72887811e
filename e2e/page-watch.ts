import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test as base } from '@playwright/test'

/** Every page of a journey is watched: no console error, no thrown error, and nothing serious for axe. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        // a refused call is part of some journeys; the browser logs it by itself
        const isRefusedCall = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isRefusedCall) faults.push(message.text())
      })
      page.on('pageerror', (error) => faults.push(String(error)))
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** Asserts that axe finds nothing serious or critical on the page as it stands. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
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
