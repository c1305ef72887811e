// Takes a picture of every page and screen on phones and desks: `npm run screenshots -w e2e [-- [--dark] <parts of a name>]`.
// A name is as `backoffice/seller-orders-390.webp`. With `--dark` as who prefers dark colours sees them. They land in
// docs/screenshots, which git ignores but for the dozen that it holds.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { OFFICES } from './screens/office'
import type { Screen } from './screens/screen'
import { STOREFRONT } from './screens/storefront'
import startServer from './start-server'
import { BROWSER, ORIGIN } from './world'

const SIZES = [
  { width: 390, height: 844, isMobile: true },
  { width: 1280, height: 900, isMobile: false },
]
const TALLEST = 1600
const MOST_BYTES = 120_000
const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const words = process.argv.slice(2)
const isDark = words.includes('--dark')
const wanted = words.filter((word) => !word.startsWith('--'))
const isWanted = (file: string) => wanted.every((part) => file.includes(part))

const stop = await startServer()
const browser = await chromium.launch(BROWSER)
try {
  for (const size of SIZES) {
    await take(browser, size, 'storefront', STOREFRONT)
    for (const screens of OFFICES) await take(browser, size, 'backoffice', screens)
  }
} finally {
  await browser.close()
  await stop()
}

async function take(on: Browser, size: (typeof SIZES)[number], part: string, screens: readonly Screen[]) {
  const { isMobile, ...viewport } = size
  const fileOf = ({ name }: Screen) => path.join(part, `${name}-${size.width}${isDark ? '-dark' : ''}.webp`)
  const last = screens.findLastIndex((screen) => isWanted(fileOf(screen)))
  if (last < 0) return
  const context = await on.newContext({
    baseURL: ORIGIN,
    viewport,
    isMobile,
    hasTouch: isMobile,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
    colorScheme: isDark ? 'dark' : 'light',
  })
  const page = await context.newPage()
  mkdirSync(path.join(folder, part), { recursive: true })
  // each may go on from those before it
  for (const screen of screens.slice(0, last + 1)) {
    await page.setViewportSize(viewport)
    await screen.open(page)
    const file = fileOf(screen)
    if (!isWanted(file)) continue
    await stretch(page, viewport)
    await write(await page.screenshot({ animations: 'disabled' }), path.join(folder, file))
    process.stdout.write(`${file}\n`)
  }
  await context.close()
}

/** Makes the window as tall as the page, within reason, and waits for what is seen in it. */
async function stretch(page: Page, { width, height }: { width: number; height: number }) {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // what was clicked last would show as hovered
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 0))
  // what fills a part of the window grows with it
  for (let round = 0; round < 3; round++) {
    const tall = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.max(height, Math.min(tall, TALLEST)) })
    await painted(page)
  }
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(isComplete)
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    await Promise.all([document.fonts.ready, ...seen.map((image) => image.decode().catch(() => undefined))])
    // fields that grow with their text measure it once more, a moment after its font has come
    if (document.querySelector('textarea')) await new Promise((measured) => setTimeout(measured, 250))
  })
  await painted(page)
}

/** The next frame is on the screen: what was decoded is seen, and what came into the window has its height. */
function painted(page: Page) {
  return page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))))
}

/** In the page, so without functions of its own: React is in, nothing is asked for, every picture in sight has come. */
function isComplete() {
  return (
    (document.documentElement.dataset['hydrated'] !== undefined || !document.getElementById('state')) &&
    ![
      ...document.querySelectorAll(
        'img, main span:empty, .MuiSkeleton-root, [aria-busy="true"], [placeholder="Loading…"], [role="progressbar"]:not(.MuiLinearProgress-root)',
      ),
    ].some(
      (one) =>
        one.checkVisibility() &&
        one.getBoundingClientRect().top < innerHeight &&
        (one instanceof HTMLImageElement
          ? !one.complete
          : // of the empty ones, those of this height are the storefront's place holders
            !one.matches('span:empty:not(.MuiSkeleton-root)') || getComputedStyle(one).minHeight === '104px'),
    )
  )
}

async function write(png: Buffer, file: string) {
  for (const quality of [78, 66, 54, 42]) {
    const { size } = await sharp(png).webp({ quality, effort: 5 }).toFile(file)
    if (size <= MOST_BYTES) return
  }
}
