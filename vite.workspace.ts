import { defineConfig } from 'vitest/config'

const shared = {
  // on two cores a test may wait long for its turn
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // files share the modules of their worker: reading the whole application anew for each took most of the time
  isolate: false,
}

const PAGE_TESTS = ['src/**/*.test.tsx', 'src/**/*.page.test.ts']

/** A front end: what needs a page gets one, which costs more than most of the tests; the rest does without. */
const frontEnd = (name: string) => [
  { test: { ...shared, name, root: `./${name}`, include: ['src/**/*.test.ts'], exclude: PAGE_TESTS } },
  {
    test: {
      ...shared,
      name: `${name}-pages`,
      root: `./${name}`,
      environment: 'jsdom',
      include: PAGE_TESTS,
      setupFiles: ['../tools/testing/clean-page.ts'],
    },
  },
]

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
      ...frontEnd('storefront'),
      ...frontEnd('backoffice'),
      { test: { ...shared, name: 'house', root: './tools', include: ['**/*.test.ts'] } },
    ],
  },
})
