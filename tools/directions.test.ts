import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderCycles, importsIn } from './import-graph.mjs'

interface Violation {
  rule: { name: string }
  from: string
}

// file → what it imports
const BROKEN: Record<string, string[]> = {
  'common/src/orders/circle.ts': ['./round'],
  'common/src/orders/round.ts': ['./circle'],
  'common/src/orders/schema.ts': ['../../../server/src/ordering/orders/service', 'fastify'],
  'common/src/orders/io.ts': ['node:fs'],
  'server/src/ordering/orders/service.ts': ['../../schema/orders', '../../catalogue/products/present'],
  'server/src/ordering/orders/routes.ts': ['../quote/price', '../../../../storefront/src/lib/paths'],
  'server/src/ordering/orders/statement.ts': ['kysely'],
  'server/src/ordering/orders/policy.ts': ['../../platform/db/query'],
  'server/src/ordering/quote/price.ts': ['../orders/present'],
  'server/src/ordering/orders/present.ts': ['./present.test'],
  'server/embedded-postgres/src/lock.ts': ['../../src/platform'],
  'server/src/catalogue/products/rows.ts': ['../../ordering'],
  'server/src/ingest/sample.ts': ['../../../tools/demo/src'],
  'tools/demo/src/orders.ts': ['../../../server/src/catalogue/products/present'],
  'storefront/src/service-worker/worker.ts': ['../lib/paths'],
  'storefront/src/cart/useCart.ts': ['../checkout/form', '../lib/button'],
  'storefront/src/lib/button.ts': ['../pages/home'],
  'backoffice/src/ui/button.ts': ['../resources/products/edit'],
  'backoffice/src/resources/orders/list.ts': ['../products/edit'],
}
const SOUND: Record<string, string[]> = {
  'tools/demo/src/index.ts': ['../../../server/src/schema/orders', '../../../server/src/catalogue'],
  'server/src/app/commands/demo.ts': ['../../../../tools/demo/src'],
  'server/src/ordering/orders/repository.ts': [
    '../../schema/orders',
    '../../catalogue',
    '../../platform/db/query',
  ],
  'server/src/platform/db/query/index.ts': ['kysely'],
  'server/src/ordering/index.ts': ['./orders/repository'],
  'server/src/platform/index.ts': [],
  'server/src/ordering/orders/present.test.ts': ['../../schema/orders', '../../catalogue/products/rows'],
  'server/src/catalogue/index.ts': ['./products/present'],
  'server/src/catalogue/products/present.ts': [],
  'server/src/schema/orders.ts': [],
  'storefront/src/lib/paths.ts': [],
  'storefront/src/pages/home.ts': ['../checkout/form'],
  'storefront/src/checkout/form.ts': [],
  'backoffice/src/resources/products/edit.ts': [],
}
const root = path.join(import.meta.dirname, '..')

let folder: string
let violations: Violation[]

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'botika-house-'))
  for (const [file, imports] of Object.entries({ ...BROKEN, ...SOUND })) write(file, imports)
  writeFileSync(
    path.join(folder, 'tsconfig.base.json'),
    '{ "compilerOptions": { "moduleResolution": "bundler" } }',
  )
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  violations = cruise()
})

afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, imports: string[]) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  // by type alone, which is the slyest way
  const lines = imports.map(
    (name, index) => `import type * as i${index} from '${name}'\nexport type T${index} = typeof i${index}`,
  )
  writeFileSync(path.join(folder, file), `${lines.join('\n')}\nexport type Own = 1\n`)
}

function cruise(config = '.dependency-cruiser.cjs'): Violation[] {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const compiler = pathToFileURL(path.join(root, 'tools/typescript-5.mjs')).href
  const args = [
    '--import',
    compiler,
    program,
    '--config',
    path.join(root, config),
    '--output-type',
    'json',
    'common',
    'server',
    'storefront',
    'backoffice',
    'tools',
  ]
  const output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations
}

const rulesBrokenBy = (file: string) =>
  [...new Set(violations.filter(({ from }) => from === file).map(({ rule }) => rule.name))].sort()

describe('the direction rules', () => {
  it.each([
    ['common/src/orders/circle.ts', ['no-cycles']],
    ['common/src/orders/schema.ts', ['common-is-the-floor']],
    ['common/src/orders/io.ts', ['common-does-no-io']],
    [
      'server/src/ordering/orders/service.ts',
      ['modules-meet-at-their-entry', 'only-repositories-touch-tables'],
    ],
    ['server/src/ordering/orders/routes.ts', ['apps-meet-only-in-common-server']],
    ['server/src/ordering/orders/statement.ts', ['statements-are-written-with-build']],
    ['server/src/ordering/orders/policy.ts', ['only-repositories-touch-tables']],
    ['server/src/ordering/orders/present.ts', ['tests-are-leaves']],
    ['server/embedded-postgres/src/lock.ts', ['embedded-postgres-stands-alone']],
    ['server/src/catalogue/products/rows.ts', ['server-points-down-from-catalogue']],
    ['server/src/ingest/sample.ts', ['one-way-to-the-demo']],
    ['tools/demo/src/orders.ts', ['the-demo-knows-entries']],
    ['storefront/src/service-worker/worker.ts', ['the-worker-imports-its-own']],
    ['storefront/src/cart/useCart.ts', ['storefront-points-down-from-cart']],
    ['storefront/src/lib/button.ts', ['storefront-points-down-from-lib']],
    ['backoffice/src/ui/button.ts', ['backoffice-points-down-from-ui']],
    ['backoffice/src/resources/orders/list.ts', ['resources-do-not-meet']],
  ])('find the break planted in %s', (file, rules) => {
    expect(rulesBrokenBy(file)).toEqual(rules)
  })

  it('find folders that lean on each other', () => {
    expect(cruise('tools/folder-cycles.cjs').map(({ from }) => from)).toContain('server/src/ordering/orders')
  })

  it('leave sound imports alone', () => {
    expect(Object.keys(SOUND).filter((file) => rulesBrokenBy(file).length)).toEqual([])
  })
})

describe('folders that import each other', () => {
  const cyclesOf = (files: Record<string, string>) => folderCycles(importsIn(new Map(Object.entries(files))))

  it('are found where one lies within the other', () => {
    const parcel = "import { Late } from './late/Late'"
    const late = "import type { Parcel } from '../Parcel'"
    expect(
      cyclesOf({ 'storefront/src/parcels/Parcel.tsx': parcel, 'storefront/src/parcels/late/Late.tsx': late }),
    ).toEqual([['storefront/src/parcels', 'storefront/src/parcels/late']])
  })

  it('are found over several folders, packages and lazy imports', () => {
    expect(
      cyclesOf({
        'server/src/a/one.ts': "export * from '../b'",
        'server/src/b/index.ts': "export const load = () => import('./c/two')",
        'server/src/b/c/two.ts': "import { three } from '@botika/registers/three'",
        'server/registers/src/three.ts': "import '../../src/a/four'",
        'server/src/a/four.ts': '',
      }),
    ).toEqual([['server/src/a', 'server/src/b', 'server/src/b/c', 'server/registers/src']])
  })

  it('are none where imports point one way, or a test looks back', () => {
    expect(
      cyclesOf({
        'server/src/a/one.ts': "import '../b/two'\nimport 'fastify'\nimport './five'",
        'server/src/a/five.ts': "import './one'",
        'server/src/b/two.ts': "// import '../a/one'",
        'server/src/b/two.test.ts': "import '../a/one'",
      }),
    ).toEqual([])
  })
})
