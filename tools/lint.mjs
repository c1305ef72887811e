// Lint and format: `npm run lint`.
import { all, node, report } from './parallel.mjs'

export const lint = () =>
  all([
    node(['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
    node(['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']),
  ])

if (process.argv[1] === import.meta.filename) report(await lint())
