import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const shared = {
  // on two cores a test may wait long for its turn
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // files share the modules of their worker: reading the whole application anew for each took most of the time
  isolate: false,
}

const PAGE_TESTS = ['src/**/*.test.tsx', 'src/**/*.page.test.ts']

/** The tests of a front end that put something else in a module's place. */
const mockingIn = (name: string) =>
  readdirSync(path.join(import.meta.dirname, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join('src', file))
    .filter((file) => readFileSync(path.join(import.meta.dirname, name, file), 'utf8').includes('vi.mock('))

/** A front end: what needs a page gets one, which costs more than most of the tests; the rest does without. */
function frontEnd(name: string) {
  const mocking = mockingIn(name)
  const project = { ...shared, root: `./${name}` }
  const page = { ...project, environment: 'jsdom', setupFiles: ['../tools/testing/clean-page.ts'] }
  return [
    { test: { ...project, name, include: ['src/**/*.test.ts'], exclude: [...PAGE_TESTS, ...mocking] } },
    { test: { ...page, name: `${name}-pages`, include: PAGE_TESTS, exclude: mocking } },
    // what stands in for a module stays in all that has read it: not for the files that come after
    { test: { ...page, name: `${name}-mocked`, include: mocking, isolate: true } },
  ]
}

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
      {
        test: {
          ...shared,
          name: 'embedded-postgres',
          root: './server/embedded-postgres',
          include: ['src/**/*.test.ts'],
        },
      },
      ...frontEnd('storefront'),
      ...frontEnd('backoffice'),
      { test: { ...shared, name: 'demo', root: './tools/demo', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, name: 'house', root: './tools', include: ['*.test.ts'] } },
    ],
  },
})
