import { defineConfig } from 'vitest/config'

// on two cores a test may wait long for its turn
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

const inBrowserLike = (root: string) => ({
  test: {
    ...patience,
    name: root,
    root: `./${root}`,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../tools/testing/clean-page.ts'],
  },
})

export default defineConfig({
  test: {
    projects: [
      { test: { ...patience, name: 'common', root: './common', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...patience,
          name: 'server',
          root: './server',
          include: ['src/**/*.test.{ts,tsx}'],
          globalSetup: ['./src/testing/global-setup.ts'],
        },
      },
      inBrowserLike('storefront'),
      inBrowserLike('backoffice'),
      { test: { ...patience, name: 'house', root: './tools', include: ['**/*.test.ts'] } },
    ],
  },
})
