// Calls every endpoint of the contract on a running server and holds each answer to what is declared of it:
// `npm run conformance -- http://localhost:3000 [--data data] [--admin …] [--seller …] [--customer …] [--password …]`.
// The server needs demo data. What the walk makes it clears away again; orders stay, cancelled or complete.
import path from 'node:path'
import { type Ledger, makeAsk } from './conformance/caller'
import { walkAccounts, walkKeepsakes } from './conformance/accounts'
import { walkCatalogue, walkProducts } from './conformance/catalogue'
import { walkCategories, walkDirectory, walkLocations, walkPapers } from './conformance/collections'
import { walkCart, walkCustomerOrder, walkGuestOrder, walkRecurringOrder } from './conformance/orders'
import { walkOffice } from './conformance/office'
import { walkRefusedLines } from './conformance/refused-lines'
import { setStage, type Stage } from './conformance/stage'
import { declaredEndpoints, nameOf } from './contract'
import { option } from './options'

const given = process.argv[2]
const url = given && !given.startsWith('--') ? given : option('url', 'http://localhost:3000')
const dataFolder = path.resolve(
  process.env['INIT_CWD'] ?? '.',
  option('data', process.env['BOTIKA_DATA'] ?? 'data'),
)

const WALKS: Record<string, (stage: Stage) => Promise<unknown>> = {
  catalogue: walkCatalogue,
  shelf: walkProducts,
  categories: walkCategories,
  directory: walkDirectory,
  papers: walkPapers,
  locations: walkLocations,
  cart: walkCart,
  'customer order': walkCustomerOrder,
  'guest order': walkGuestOrder,
  'refused lines': walkRefusedLines,
  'recurring order': walkRecurringOrder,
  keepsakes: walkKeepsakes,
  office: walkOffice,
  accounts: walkAccounts(path.join(dataFolder, 'mail')),
}

const endpoints = await declaredEndpoints()
const ledger: Ledger = new Map()
const clearings: { words: string; work: () => Promise<unknown> }[] = []
const started = performance.now()

const stage = await setStage(
  makeAsk(url, ledger),
  {
    admin: option('admin', 'admin@botika.test'),
    seller: option('seller', 'seller@botika.test'),
    customer: option('customer', 'customer@botika.test'),
    password: option('password', 'botika-demo'),
  },
  (words, work) => clearings.push({ words, work }),
)
for (const [name, walk] of Object.entries(WALKS)) {
  await walk(stage).catch((error: unknown) => console.log(`  stopped in ${name}: ${wordsOf(error)}`))
}
for (const { words, work } of clearings.reverse()) {
  await work().catch((error: unknown) => console.log(`  could not ${words}: ${wordsOf(error)}`))
}

const faults = endpoints.filter((endpoint) => ledger.get(nameOf(endpoint)) !== null)
for (const endpoint of faults)
  console.log(`  ${nameOf(endpoint)}: ${ledger.get(nameOf(endpoint)) ?? 'was not called'}`)
const seconds = ((performance.now() - started) / 1_000).toFixed(1)
console.log(
  `${endpoints.length - faults.length} of ${endpoints.length} calls answer as declared, ${seconds} s`,
)
if (faults.length > 0) process.exitCode = 1

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
