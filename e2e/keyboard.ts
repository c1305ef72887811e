import { expect, type Locator, type Page } from '@playwright/test'

const FURTHEST = 150

/** Presses Tab until the focus is there, and checks that it can be seen. */
export async function go(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeEnabled()
  for (let pressed = 0; pressed < FURTHEST; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport()
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${FURTHEST} times ${key} did not reach ${target}`)
}
