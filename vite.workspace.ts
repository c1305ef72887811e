import { defineConfig } from 'vitest/config'

const shared = {
  // on two cores a test may wait long for its turn
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // files share the modules of their worker: reading the whole application anew for each took most of the time
  isolate: false,
}

const inBrowserLike = (root: string) => ({
  test: {
    ...shared,
    name: root,
    root: `./${root}`,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../tools/testing/clean-page.ts'],
  },
})

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { ...shared, name: 'common', root: './common', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'server',
          root: './server',
          include: ['src/**/*.test.{ts,tsx}'],
          globalSetup: ['./src/testing/global-setup.ts'],
        },
      },
      inBrowserLike('storefront'),
      inBrowserLike('backoffice'),
      { test: { ...shared, name: 'house', root: './tools', include: ['**/*.test.ts'] } },
    ],
  },
})
