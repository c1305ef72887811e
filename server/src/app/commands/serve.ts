import { networkInterfaces } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { buildApp } from '../compose'
import { recheckCatalogue, type Rechecked, recheckRepository } from '../../catalogue'
import {
  type Env,
  migrate,
  readEnv,
  refuseMissingSecret,
  secretOf,
  type Database,
  type Say,
} from '../../platform'
import { closeOnSignal } from './closing'
import { decideExisting } from './decide-existing'
import { prepareDemo, type DemoAccount } from './demo'
import { listen, refuseTakenPort } from './listen'
import { openStore, type Store } from './store'
import { build, countRows, rowOf, sql } from '../../platform/db/query'
import { hasLicence, hasPharmacist, keepRequired } from '../../directory'

/** Says how many pharmacies could sell, had they a valid FDA licence on record: since an upgrade that may be many. */
export async function tellUnlicensed({ db, say }: { db: Database; say: Say }): Promise<void> {
  const found = await rowOf(
    db,
    build
      .selectFrom('pharmacies as ph')
      .leftJoin('inventories as i', (on) =>
        on.onRef('i.pharmacy_id', '=', 'ph.id').on('i.status', '=', 'live').on('i.archived_at', 'is', null),
      )
      .select((e) => [
        sql<number>`count(distinct ${e.ref('ph.id')})::int`.as('pharmacies'),
        sql<number>`count(${e.ref('i.id')})::int`.as('offers'),
      ])
      .where('ph.status', '=', 'active')
      .where((e) => e.not(hasLicence('ph'))),
  )
  const { pharmacies, offers } = found ?? { pharmacies: 0, offers: 0 }
  if (pharmacies === 0) return
  say(
    `${pharmacies} ${pharmacies === 1 ? 'pharmacy has' : 'pharmacies have'} no valid FDA licence on record (number and last day): ${
      offers === 1 ? '1 live offer' : `${offers} live offers`
    } can't be bought until an admin enters it under Pharmacies.`,
  )
}

/** Says how many pharmacies sell nothing on prescription because no PRC card of theirs is on record. */
export async function tellUnattended({ db, say }: { db: Database; say: Say }): Promise<void> {
  const found = await rowOf(
    db,
    build
      .selectFrom('pharmacies as ph')
      .select(countRows.as('count'))
      .where('ph.status', '=', 'active')
      .where((e) => e.not(hasPharmacist('ph')))
      .where((e) =>
        e.exists(
          e
            .selectFrom('inventories as i')
            .innerJoin('products as p', 'p.id', 'i.product_id')
            .select('i.id')
            .whereRef('i.pharmacy_id', '=', 'ph.id')
            .where('i.status', '=', 'live')
            .where('p.is_prescription', '=', true),
        ),
      ),
  )
  const count = found?.count ?? 0
  if (count > 0)
    say(
      `${count} ${count === 1 ? 'pharmacy has' : 'pharmacies have'} no pharmacist's valid PRC card on record: what needs a prescription can't be bought there until an admin confirms one under Papers (PAPERS_REQUIRED gives them time).`,
    )
}

const say = (line: string) => console.log(`  · ${line}`)

/** `npm start`: the marketplace, from the database up, until it is told to end. */
export async function run(): Promise<void> {
  // what lists leave behind is collected sooner: 275 MB after lists and searches instead of 400, as fast
  setFlagsFromString('--heap-growing-percent=30')
  const settings = readEnv()
  refuseMissingSecret(settings)
  // before the database is made and filled, which may take its time
  await refuseTakenPort(settings)
  const store = await openStore({ env: settings, say })
  try {
    const env = { ...settings, BOTIKA_SECRET: secretOf(settings) }
    const accounts = await migrate(store.db, async () => {
      const there = await prepareDemo({ env, db: store.db, say })
      sayRechecked(await recheckCatalogue(recheckRepository(store.db)))
      await decideExisting(store.db, say)
      return there
    })
    await keepRequired(store.db, env.PAPERS_REQUIRED)
    await tellUnlicensed({ db: store.db, say })
    await tellUnattended({ db: store.db, say })
    const app = await buildApp({ env, db: store.requests })
    await listen(app, env)
    closeOnSignal({ app, store, say })
    announce(env, store, accounts ?? [])
  } catch (error) {
    await store.close()
    throw store.explain(error)
  }
}

function sayRechecked(found: Rechecked | null) {
  if (found && found.forbidden + found.held > 0)
    say(
      `Dangerous drugs (RA 9165): ${found.forbidden} products taken off sale, ${found.held} held for an admin’s check`,
    )
}

function announce(env: Env, store: Store, accounts: DemoAccount[]) {
  const here = `http://localhost:${env.PORT}`
  const others = isForAll(env.HOST) ? ownAddresses().map((address) => `http://${address}:${env.PORT}`) : []
  const lines = [
    '',
    `  Botika is ready after ${(performance.now() / 1000).toFixed(1)} s`,
    '',
    `  Storefront    ${[here, ...others].join('  ')}`,
    `  Back office   ${here}/seller  ${here}/admin`,
    `  API           ${here}/api`,
    `  Data          ${store.where}`,
    ...accounts.map(
      ({ email, password }, index) => `  ${index ? '             ' : 'Demo accounts'} ${email}  ${password}`,
    ),
    ...(env.SMTP_URL || env.openedBy === null
      ? []
      : ['', `  ! SMTP_URL is not set: emails reach nobody, they lie as files in ${env.BOTIKA_DATA}/mail.`]),
    '',
    '  Ctrl-C ends it.',
  ]
  console.log(lines.join('\n'))
}

const isForAll = (host: string) => host === '0.0.0.0' || host === '::'

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === 'IPv4' && !address.internal)
    .map((address) => address?.address ?? '')
}
