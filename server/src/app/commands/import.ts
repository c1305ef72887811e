import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { hasDatabase } from '@botika/embedded-postgres'
import { type Database, type Env, migrate, readEnv, CliError, sqlStateOf } from '../../platform'
import { anyOf, build, json, rowOf, run as change, sameButCase, sql } from '../../platform/db/query'
import {
  catalogueRepository,
  type Catalogue,
  type ImportArguments,
  importRepository,
  type ImportRepository,
  importTable,
  sourceFor,
  offersRepository,
  openTable,
  readArguments,
  readPlaces,
  Report,
  type Tally,
} from '../../ingest'
import { refreshSearch } from '../../search'
import { decideExisting } from './decide-existing'
import { openStore, type Store } from './store'
import { progressLine } from './progress'

const say = (line: string) => console.log(`  · ${line}`)
const since = (started: number) => `${((performance.now() - started) / 1_000).toFixed(1)} s`
const number = (value: number) => value.toLocaleString('en-PH')

/** `npm run import -- <kind> <file>`: reads a file of records into the database. */
export async function run(words: string[]): Promise<void> {
  const asked = readArguments(words)
  const env = readEnv()
  mkdirSync(env.BOTIKA_DATA, { recursive: true })
  if (asked.isDryRun) return tryOut(asked, env)

  const store = await openStore({ env, say, join: true })
  try {
    await migrate(store.db, () => decideExisting(store.db, say))
    const admin = asked.reviewedBy === undefined ? undefined : await adminCalled(store.db, asked.reviewedBy)
    if (asked.kind === 'products' && !admin)
      say(
        'New products wait for an admin in the review queue: `--reviewed-by <admin email>` approves them now',
      )
    const repository = importRepository(store.db, admin && { reviewedBy: admin.id })
    const done = await repository.alone(async () => {
      const { added, changed } = await readFile(asked, env.BOTIKA_DATA, {
        repository,
        catalogue: catalogueRepository(store.db),
      })
      if (admin) await recordImport(store.db, admin.id, { file: path.basename(asked.file), added, changed })
      if (asked.kind === 'products' || asked.offers > 0) await makeOffers(store, asked)
      return true
    })
    if (!done) throw new CliError('Another import is running on this database: wait for it to end.')
    say(`Most memory used: ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB`)
  } catch (error) {
    throw store.explain(error)
  } finally {
    await store.close()
  }
}

async function adminCalled(db: Database, email: string): Promise<{ id: number }> {
  const admin = await rowOf(
    db,
    build
      .selectFrom('users')
      .select('id')
      .where((e) => sameButCase(e.ref('email'), email))
      .where('holds_email', '=', true)
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .where((e) => e(sql.lit('admin'), '=', anyOf<string>(e.ref('roles')))),
  )
  if (!admin) throw new CliError(`There is no admin with the email ${email}.`)
  return admin
}

const recordImport = (
  db: Database,
  userId: number,
  changes: { file: string; added: number; changed: number },
) =>
  change(
    db,
    build
      .insertInto('audit_entries')
      .values({ user_id: userId, action: 'import', resource: 'products', changes: json(changes) }),
  )

async function tryOut(asked: ImportArguments, env: Env): Promise<void> {
  // no other kind of record is held against the catalogue
  if (asked.kind !== 'products') return void (await readFile(asked, env.BOTIKA_DATA))
  if (!env.DATABASE_URL && !hasDatabase(env.BOTIKA_DATA)) return tryOutAlone(asked, env)
  const store = await openStore({ env, say, join: true })
  try {
    const found = await rowOf(
      store.db,
      build.selectNoFrom(sql<boolean>`to_regclass('price_caps') is not null`.as('is_there')),
    )
    if (!found?.is_there) return await tryOutAlone(asked, env)
    await store.db.transaction(async (tx) => {
      await tx.sql.query('set transaction read only')
      await readFile(asked, env.BOTIKA_DATA, { catalogue: catalogueRepository({ ...store.db, ...tx }) })
    })
  } catch (error) {
    if (NO_SUCH_TABLE_OR_COLUMN.has(sqlStateOf(error) ?? ''))
      throw new CliError(
        'The database is of an older version. Start the server once, or import without --dry-run: both bring it up to date.',
      )
    throw store.explain(error)
  } finally {
    await store.close()
  }
}

const NO_SUCH_TABLE_OR_COLUMN = new Set(['42P01', '42703'])

async function tryOutAlone(asked: ImportArguments, env: Env): Promise<void> {
  say(
    'There is no database to read yet: price caps, and products that the catalogue has already, are not known',
  )
  return void (await readFile(asked, env.BOTIKA_DATA))
}

async function readFile(
  asked: ImportArguments,
  folder: string,
  { repository, catalogue }: { repository?: ImportRepository; catalogue?: Catalogue } = {},
): Promise<Tally> {
  const started = performance.now()
  const table = await openTable(asked.file, asked.rename)
  const source = sourceFor(asked.kind, table.header)
  say(`Reading ${path.basename(asked.file)}: ${source.title}${repository ? '' : ', writing nothing'}`)
  const unused = source.unused(table.header)
  if (unused.length > 0) say(`Columns without a use here: ${unused.join(', ')}`)
  const report = new Report(asked.report ?? path.join(folder, `import-${asked.kind}-report.csv`))
  const progress = progressLine()
  const tally = await importTable({
    table,
    source,
    repository,
    report,
    reference: { places: await readPlaces(), catalogue },
    onBatch: ({ read, added, changed }) =>
      progress.show(`${number(read)} rows read, ${number(added)} added, ${number(changed)} changed`),
  })
  progress.end()
  await report.close()
  tell(tally, asked, started)
  if (report.isWritten) say(`Row by row: ${path.resolve(report.file)}`)
  return tally
}

function tell(tally: Tally, { isDryRun, kind }: ImportArguments, started: number) {
  const skipped = [...tally.skipped.values()].reduce((sum, count) => sum + count, 0)
  const time = since(started)
  say(
    isDryRun
      ? `${number(tally.read)} rows read in ${time}: ${number(tally.read - skipped)} would go in, ${number(skipped)} would not`
      : `${number(tally.read)} rows read in ${time}: ${number(tally.read - skipped)} in (${number(tally.added)} ${kind} added, ${number(tally.changed)} changed), ${number(skipped)} skipped`,
  )
  for (const [reason, count] of byCount(tally.skipped)) say(`  skipped ${number(count)}: ${reason}`)
  for (const [note, count] of byCount(tally.notes)) say(`  remarked ${number(count)}: ${note}`)
}

const byCount = (counts: Map<string, number>) => [...counts].sort(([, one], [, other]) => other - one)

async function makeOffers({ db }: Store, { offers }: ImportArguments): Promise<void> {
  const repository = offersRepository(db)
  await repository.guessPopularity()
  if (offers > 0) {
    const started = performance.now()
    const sampled = await repository.addSampleLicences()
    if (sampled > 0)
      say(`${number(sampled)} pharmacies without a licence got a sample one (SAMPLE-…), to try the shop out`)
    const pharmacies = await repository.pharmacies()
    if (pharmacies.length === 0) {
      throw new CliError(
        'There are no pharmacies with a licence to make up offers for: import pharmacies first.',
      )
    }
    const progress = progressLine()
    const added = await repository.add(offers, pharmacies, (count) =>
      progress.show(`${number(count)} offers made up`),
    )
    progress.end()
    say(`${number(added)} offers made up in ${since(started)}`)
  }
  const started = performance.now()
  say('Making the products findable')
  await refreshSearch(db, 'all')
  say(`Search is fresh after ${since(started)}`)
}
