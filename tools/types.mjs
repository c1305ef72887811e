// Checks the types of every package: `npm run types`.
import { all, node, report } from './parallel.mjs'

const PACKAGES = [
  'common',
  'server',
  'server/embedded-postgres',
  'server/registers',
  'storefront',
  'backoffice',
  'e2e',
  'bench',
  'tools',
  'tools/demo',
]
// the compiler is a Go program that ends soon: collecting its garbage less often saves a third of its time, and one
// checker a package (it takes four) two thirds of the rest, as each works out anew the types that it shares with others
const ENVIRONMENT = { GOGC: '400' }

export const types = () =>
  all(
    PACKAGES.map((folder) =>
      node(['node_modules/typescript/bin/tsc', '-p', folder, '--checkers', '1'], ENVIRONMENT),
    ),
  )

if (process.argv[1] === import.meta.filename) report(await types())
