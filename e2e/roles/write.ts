// Writes docs/roles.md from what a server of its own allows: `npm run roles`.
import { writeFileSync } from 'node:fs'
import { request } from '@playwright/test'
import startServer from '../start-server'
import { ORIGIN } from '../world'
import { ROLES_PAGE } from './page'
import { faultsOf, pageOf, seenTable } from './table'

const stop = await startServer()
try {
  const api = await request.newContext({ baseURL: ORIGIN })
  const cells = await seenTable(api)
  const page = pageOf(cells)
  writeFileSync(ROLES_PAGE, page)
  process.stdout.write(page)
  for (const fault of faultsOf(cells)) process.stderr.write(`${fault}\n`)
  await api.dispose()
} finally {
  await stop()
}
