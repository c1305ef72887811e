import type { Database } from '../platform'
import { licensed } from '../directory'

const CHUNK = 4_000
const SEED = 20_151_201

/** An even number between 0 and 1 for a product and a question; always the same one. */
const even = (key: string, question: number) =>
  `((hashint8extended((${key})::bigint, ${SEED + question}) & 2147483647) + 1)::float8 / 2147483649`

/** A number around 0 in the shape of a bell, by Box and Muller. */
const bell = (key: string, question: number) =>
  `sqrt(-2 * ln(${even(key, question)})) * cos(2 * pi() * ${even(key, question + 1)})`

const OFFER = '(p.id::bigint * 1000 + i)'

/**
 * One statement for some thousand products: as many pharmacies, evenly strided so that none comes twice; prices
 * around a middle by form and pack, a little apart from pharmacy to pharmacy; about eight in a hundred sold out. None
 * costs more than a price cap allows, also one that takes effect later.
 */
const STATEMENT = `
  with chosen as materialized (
    select p.id, p.import_key,
      floor(${even('p.id', 1)} * cardinality($4::int[]))::int as start,
      1 + floor(${even('p.id', 2)} * (cardinality($4::int[]) / $1::int))::int as stride,
      case when p.dosage_form ~* 'tablet|capsule|lozenge|pellet' then 700 * power(p.unit_count, 0.93)
           when p.dosage_form ~* 'inject|infusion|vial' then 42000
           else 19000 end
        * exp(0.85 * ${bell('p.id', 3)}) as middle,
      k.cap * greatest(1, p.unit_count) as most
    from products p left join price_caps k on k.equivalence_key = p.equivalence_key
    where p.id > $2::int and p.id <= $3::int and p.import_key is not null and p.archived_at is null
      and p.drug_class = 'ordinary'
      and (select count(*) from inventories o
           where o.product_id = p.id and o.status = 'live' and o.archived_at is null) < $1::int
  )
  insert into inventories (product_id, pharmacy_id, sku, price, quantity, status)
  select p.id, ($4::int[])[1 + (p.start + i * p.stride) % cardinality($4::int[])],
    case when p.import_key ~ '^(ndc|fdaph):' then split_part(p.import_key, ':', 2) end,
    least(p.most, greatest(100, least(9000000, round(p.middle * exp(0.11 * ${bell(OFFER, 5)}) / 25) * 25)))::int,
    case when ${even(OFFER, 7)} < 0.08 then 0 else 3 + floor(power(${even(OFFER, 8)}, 2) * 240)::int end,
    'live'
  from chosen p cross join generate_series(0, $1::int - 1) as i
  on conflict do nothing`

// whoever guesses makes all search rows afterwards; a server that runs beside it must not make them as well
const NOT_QUEUED = 'delete from search_queue where xmin = pg_current_xact_id()::xid'

/** Makes up offers for imported products, so that a real catalogue can be shopped; answers how many were added. */
export function offersRepository(db: Database) {
  return {
    /** Pharmacies that may sell, in a lasting order. */
    async pharmacies(): Promise<number[]> {
      const { rows } = await db.sql.query<{ id: number }>(
        `select id from pharmacies ph where status = 'active' and ${licensed('ph')} order by id`,
      )
      return rows.map(({ id }) => id)
    },

    /**
     * Gives imported pharmacies without a licence on record a sample one, marked as such: made-up offers are for trying
     * the shop out, and nothing can be bought of a pharmacy without a licence. Answers how many got one.
     */
    async addSampleLicences(): Promise<number> {
      const { rowCount } = await db.sql.query(
        `update pharmacies set license_number = 'SAMPLE-' || id, license_expires_on = '2099-12-31', updated_at = now()
         where import_key is not null and status = 'active' and coalesce(btrim(license_number), '') = ''
           and license_expires_on is null`,
      )
      return rowCount ?? 0
    },

    async add(
      perProduct: number,
      pharmacies: number[],
      onChunk: (added: number) => void = () => {},
    ): Promise<number> {
      const { rows } = await db.sql.query<{ most: number }>(
        'select coalesce(max(id), 0)::int as most from products where import_key is not null',
      )
      const most = rows[0]?.most ?? 0
      const offers = Math.min(perProduct, pharmacies.length)
      let added = 0
      let analyzed = 0
      for (let from = 0; from < most; from += CHUNK) {
        const { rowCount } = await db.sql.query(STATEMENT, [offers, from, from + CHUNK, pharmacies])
        added += rowCount ?? 0
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

    /**
     * Until people buy, what many makers offer is taken for what many people need. The search rows of all products have
     * to be made afterwards: nothing is queued.
     */
    async guessPopularity(): Promise<void> {
      // PostgreSQL may still think that nothing here was imported, and would count the makers anew for each product
      await db.sql.query('analyze products')
      await db.transaction(async ({ sql }) => {
        await sql.query(
          `update products p set popularity = g.makers from (
           select lower(generic_name) as generic, count(distinct manufacturer)::real as makers
           from products where import_key is not null and dosage_form is distinct from 'Gas' group by 1
         ) g
         where lower(p.generic_name) = g.generic and p.import_key is not null and p.popularity = 0
           and p.dosage_form is distinct from 'Gas'`,
        )
        await sql.query(NOT_QUEUED)
      })
    },
  }
}
