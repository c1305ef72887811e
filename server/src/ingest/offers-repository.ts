import { hasLicence, hasPharmacist } from '../directory'
import type { Database } from '../platform'
import {
  build,
  countRows,
  type Expression,
  now,
  over,
  rowOf,
  rowsOf,
  run,
  sql,
  type SqlBool,
} from '../platform/db/query'
import { queuedHere } from './import-repository'

const CHUNK = 4_000
const SEED = 20_151_201

type Numeric = Expression<number>

/** A uniform number between 0 and 1 for a product and a question; always the same one. */
const even = (key: Numeric, question: number) =>
  sql<number>`((hashint8extended((${key})::bigint, ${sql.lit(SEED + question)}) & 2147483647) + 1)::float8 / 2147483649`

const bell = (key: Numeric, question: number) =>
  sql<number>`sqrt(-2 * ln(${even(key, question)})) * cos(2 * pi() * ${even(key, question + 1)})`

const e = over<{ p: 'products'; k: 'price_caps' }>()
const product = e.ref('p.id')
const isImported = e('p.import_key', 'is not', null)

interface Chunk {
  offers: number
  pharmacies: number[]
  above: number
  upTo: number
}

const chosen = ({ offers, pharmacies, above, upTo }: Chunk) =>
  build
    .selectFrom('products as p')
    .leftJoin('price_caps as k', 'k.equivalence_key', 'p.equivalence_key')
    .select(({ ref }) => [
      'p.id',
      'p.import_key',
      sql<number>`floor(${even(product, 1)} * ${pharmacies.length}::int)::int`.as('start'),
      sql<number>`1 + floor(${even(product, 2)} * (${pharmacies.length}::int / ${offers}::int))::int`.as(
        'stride',
      ),
      sql<number>`case when ${ref('p.dosage_form')} ~* 'tablet|capsule|lozenge|pellet' then 700 * power(${ref('p.unit_count')}, 0.93)
           when ${ref('p.dosage_form')} ~* 'inject|infusion|vial' then 42000
           else 19000 end
        * exp(0.85 * ${bell(product, 3)})`.as('middle'),
      sql<number | null>`${ref('k.cap')} * greatest(1, ${ref('p.unit_count')})`.as('most'),
    ])
    .where('p.id', '>', above)
    .where('p.id', '<=', upTo)
    .where(isImported)
    .where('p.archived_at', 'is', null)
    .where('p.drug_class', '=', 'ordinary')
    .where(
      (p) =>
        p
          .selectFrom('inventories as o')
          .select(countRows.as('n'))
          .whereRef('o.product_id', '=', 'p.id')
          .where('o.status', '=', 'live')
          .where('o.archived_at', 'is', null),
      '<',
      offers,
    )

/** Offers for some thousand products in one statement, none above a price cap, present or future. */
function addOffers(chunk: Chunk) {
  const offer = sql<number>`(p.id::bigint * 1000 + i)`
  return build
    .with(
      (set) => set('chosen').materialized(),
      () => chosen(chunk),
    )
    .insertInto('inventories')
    .columns(['product_id', 'pharmacy_id', 'sku', 'price', 'quantity', 'status'])
    .expression((query) =>
      query
        .selectFrom('chosen as p')
        .crossJoin(sql<{ i: number }>`generate_series(0, ${chunk.offers}::int - 1)`.as<'i'>(sql`i(i)`))
        .select(({ ref }) => [
          'p.id',
          sql<number>`(${chunk.pharmacies}::int[])[1 + (${ref('p.start')} + i.i * ${ref('p.stride')}) % ${chunk.pharmacies.length}::int]`.as(
            'pharmacy_id',
          ),
          sql<
            string | null
          >`case when ${ref('p.import_key')} ~ '^(ndc|fdaph):' then split_part(${ref('p.import_key')}, ':', 2) end`.as(
            'sku',
          ),
          sql<number>`least(${ref('p.most')}, greatest(100, least(9000000, round(${ref('p.middle')} * exp(0.11 * ${bell(offer, 5)}) / 25) * 25)))::int`.as(
            'price',
          ),
          sql<number>`case when ${even(offer, 7)} < 0.08 then 0 else 3 + floor(power(${even(offer, 8)}, 2) * 240)::int end`.as(
            'quantity',
          ),
          sql<'live'>`'live'`.as('status'),
        ]),
    )
    .onConflict((on) => on.doNothing())
}

/** Sample PRC cards for imported pharmacies: without one nothing is sold on prescription. */
const sampleCards = build
  .insertInto('pharmacy_papers')
  .columns(['pharmacy_id', 'kind', 'holder_name', 'number', 'expires_on', 'status'])
  .expression(
    build
      .selectFrom('pharmacies as ph')
      .select(({ ref }) => [
        'ph.id',
        sql<'prc_card'>`'prc_card'`.as('kind'),
        sql<string>`'Sample'`.as('holder_name'),
        sql<string>`'SAMPLE-' || ${ref('ph.id')}`.as('number'),
        sql<string>`'2099-12-31'::date`.as('expires_on'),
        sql<'confirmed'>`'confirmed'`.as('status'),
      ])
      .where('ph.import_key', 'is not', null)
      .where('ph.status', '=', 'active')
      .where((e) => e.not(hasPharmacist('ph'))),
  )

export function offersRepository(db: Database) {
  return {
    async pharmacies(): Promise<number[]> {
      const rows = await rowsOf(
        db,
        build
          .selectFrom('pharmacies as ph')
          .select('id')
          .where('status', '=', 'active')
          .where(hasLicence('ph'))
          .orderBy('id'),
      )
      return rows.map(({ id }) => id)
    },

    /** Sample licences, marked as such, for imported pharmacies: without a licence nothing can be bought. */
    addSampleLicences: (): Promise<number> =>
      run(
        db,
        build
          .updateTable('pharmacies')
          .set(({ ref }) => ({
            license_number: sql<string>`'SAMPLE-' || ${ref('id')}`,
            license_expires_on: '2099-12-31',
            updated_at: now,
          }))
          .where('import_key', 'is not', null)
          .where('status', '=', 'active')
          .where(({ ref }) => sql<SqlBool>`coalesce(btrim(${ref('license_number')}), '') = ''`)
          .where('license_expires_on', 'is', null),
      ),

    async add(
      perProduct: number,
      pharmacies: number[],
      onChunk: (added: number) => void = () => {},
    ): Promise<number> {
      await run(db, sampleCards)
      const imported = build.selectFrom('products as p').where(isImported)
      const last = await rowOf(
        db,
        imported.select(({ fn }) => fn.max<number | null>('p.id').as('id')),
      )
      const most = last?.id ?? 0
      const offers = Math.min(perProduct, pharmacies.length)
      let added = 0
      let analyzed = 0
      for (let from = 0; from < most; from += CHUNK) {
        added += await run(db, addOffers({ offers, pharmacies, above: from, upTo: from + CHUNK }))
        // PostgreSQL takes the table for as small as it last knew, and walks a whole index for each product
        if (added >= 2 * analyzed && added > 0) {
          await db.sql.query('analyze inventories')
          analyzed = added
        }
        onChunk(added)
      }
      if (added > analyzed) await db.sql.query('analyze inventories')
      return added
    },

    /** Products of many makers count as popular until people buy; all search rows must be made afterwards. */
    async guessPopularity(): Promise<void> {
      // PostgreSQL may think that nothing was imported, and would count the makers anew for each product
      await db.sql.query('analyze products')
      const makers = build
        .selectFrom('products')
        .select(({ fn, ref }) => [
          fn<string>('lower', ['generic_name']).as('generic'),
          sql<number>`count(distinct ${ref('manufacturer')})::real`.as('makers'),
        ])
        .where('import_key', 'is not', null)
        .where('dosage_form', 'is distinct from', 'Gas')
        .groupBy('generic')
      await db.transaction(async (tx) => {
        await run(
          tx,
          build
            .updateTable('products as p')
            .from(makers.as('g'))
            .set(({ ref }) => ({ popularity: ref('g.makers') }))
            .where(({ fn, ref }) => sql<SqlBool>`${fn('lower', ['p.generic_name'])} = ${ref('g.generic')}`)
            .where(isImported)
            .where('p.popularity', '=', 0)
            .where('p.dosage_form', 'is distinct from', 'Gas'),
        )
        // all search rows are made afterwards; a server that runs beside it must not make them as well
        await run(tx, queuedHere)
      })
    },
  }
}
