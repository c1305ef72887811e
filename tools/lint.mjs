// Lint and format: `npm run lint`.
import { all, node, report } from './parallel.mjs'

export const lint = () =>
  all([
    node(['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
    node(['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
  ])

if (process.argv[1] === import.meta.filename) report(await lint())
