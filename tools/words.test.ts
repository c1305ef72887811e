import { describe, expect, it } from 'vitest'
import { faultsIn } from './words.mjs'

const RULES: [rule: string, file: string, broken: string, kept: string][] = [
  [
    'environment-is-read-in-one-place',
    'server/src/ordering/orders/service.ts',
    'process.env.PORT',
    'env.PORT',
  ],
  [
    'one-door-to-jotai',
    'storefront/src/features/cart/atoms.ts',
    `import { atom } from 'jotai'`,
    `from '../store'`,
  ],
  [
    'paths-are-built-by-paths',
    'storefront/src/routes/Home.tsx',
    '<Link to="/products">',
    '<Link to={paths.products()}>',
  ],
  [
    'a-suppression-has-its-reason',
    'common/src/a.ts',
    '// @ts-expect-error',
    '// @ts-expect-error the type is wrong',
  ],
  [
    'a-suppression-has-its-reason',
    'common/src/a.ts',
    '// oxlint-disable-next-line no-x',
    '// oxlint-disable-next-line no-x -- why',
  ],
  ['no-test-is-left-out', 'common/src/a.test.ts', `it.${'skip'}('is', () => {})`, `it('is', () => {})`],
  ['nothing-is-left-for-later', 'common/src/a.ts', `// ${'TO'}DO: later`, '// done'],
]

describe('the words of the house', () => {
  it.each(RULES)('%s is noticed in %s', (rule, file, broken, kept) => {
    expect(faultsIn(file, `\n${broken}\n`)).toEqual([expect.stringContaining(`${rule}: ${file}:2`)])
    expect(faultsIn(file, `\n${kept}\n`)).toEqual([])
  })

  it('lets the environment be read where that belongs, and tests say what they like', () => {
    expect(faultsIn('server/src/platform/lib/env.ts', 'process.env')).toEqual([])
    expect(faultsIn('server/src/testing/global-setup.ts', 'process.env')).toEqual([])
  })
})
