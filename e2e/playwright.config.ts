import { defineConfig, devices } from '@playwright/test'
import { BROWSER, ORIGIN } from './world'

// what is the same in every window is tried in one, where it matters most
const ON_PHONES_ALONE = [
  'app',
  'odd-visits',
  'prescription',
  'price-change',
  'routes-dark',
  'signed-in',
  'without-scripts',
]
// phones have no Tab key
const ON_DESKTOPS_ALONE = [
  'dead-ends',
  'keyboard',
  'news-keyboard',
  'roles-table',
  'routes-found',
  'screen-reader',
  'seller-first-day-keyboard',
]
const named = (names: readonly string[]) => names.map((name) => `**/${name}.e2e.ts`)

export default defineConfig({
  testDir: './journeys',
  testMatch: '*.e2e.ts',
  // a journey waits now and then: a third one fills the gaps of two cores
  workers: 3,
  fullyParallel: true,
  // where three share two cores, time may run out once; what needed this is named at the end
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'test-results/report.json' }]],
  globalSetup: './start-server.ts',
  use: {
    baseURL: ORIGIN,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    actionTimeout: 30_000,
    // writing down every step of every journey takes a third of the time: TRACE=on, where one fails
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    launchOptions: BROWSER,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: named(ON_PHONES_ALONE),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: named(ON_DESKTOPS_ALONE),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
})
