import { existsSync } from 'node:fs'
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }

const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']

/** A slow line and a slow processor, as Lighthouse has them. */
interface Slowness {
  /** Bytes a second. */
  down: number
  up: number
  latencyMs: number
  /** How many times as slow as this machine's processor. */
  slower: number
}

/** Lighthouse's mobile line (1.6 Mbit/s down, 750 kbit/s up, 150 ms), and a quarter of this processor. */
export const PHONE_LINE: Slowness = { down: 204_800, up: 96_000, latencyMs: 150, slower: 4 }

/** Lighthouse's desktop line: 10 Mbit/s, 40 ms. */
export const DESK_LINE: Slowness = { down: 1_310_720, up: 1_310_720, latencyMs: 40, slower: 1 }

/** The browser of this machine, or the one named by CHROMIUM. */
export function launch() {
  const executablePath = process.env['CHROMIUM'] ?? BROWSERS.find(existsSync)
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
}

/** A page on such a line, or on this machine's own, and what steers it. */
export async function pageOn(context: BrowserContext, line: Slowness | null) {
  const page: Page = await context.newPage()
  const devtools: CDPSession = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (line) {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      downloadThroughput: line.down,
      uploadThroughput: line.up,
      latency: line.latencyMs,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: line.slower })
  }
  return { page, devtools }
}

const PATIENCE_MS = 90_000

/** Resolves when something is drawn: looks at each frame, where a locator's waiting comes in steps of up to 500 ms. */
export const drawn = (page: Page, selector: string) =>
  page.waitForFunction((one) => document.querySelector(one)?.checkVisibility(), selector, {
    polling: 'raf',
    timeout: PATIENCE_MS,
  })

export function median(some: readonly number[]): number {
  return [...some].sort((one, other) => one - other)[Math.floor(some.length / 2)] ?? 0
}
