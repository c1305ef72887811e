import { defineConfig, devices } from '@playwright/test'
import { BROWSER, ORIGIN } from './world'

export default defineConfig({
  testDir: './journeys',
  testMatch: '*.e2e.ts',
  workers: 2,
  fullyParallel: true,
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
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    // phones have no Tab key, and what no window shows has no size
    {
      name: 'phone',
      testIgnore: [
        'keyboard.e2e.ts',
        'seller-first-day-keyboard.e2e.ts',
        'roles-table.e2e.ts',
        'routes-found.e2e.ts',
      ],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
})
