// Checks the types of every package: `npm run types`.
import { all, node, report } from './parallel.mjs'

const PACKAGES = ['common', 'server', 'storefront', 'backoffice', 'e2e', 'bench', 'tools']

export const types = () =>
  all(PACKAGES.map((folder) => node(['node_modules/typescript/bin/tsc', '-p', folder])))

if (process.argv[1] === import.meta.filename) report(await types())
