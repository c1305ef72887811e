import type { ImportKind } from './layouts/records'

type Columns = Readonly<Record<string, string>>

const PLACE: Columns = {
  address: 'text',
  province: 'text',
  city: 'text',
  barangay: 'text',
  latitude: 'float8',
  longitude: 'float8',
}
const NAMED: Columns = { import_key: 'text', name: 'text', slug: 'text', name_sort: 'text' }

// another medicine is decided on anew; the same one keeps what was decided, which a file may raise where no admin
// said otherwise
const IS_SAME_MEDICINE = `(kept.generic_name, kept.equivalence_key, kept.match_key, kept.subcategory_id)
  is not distinct from (excluded.generic_name, excluded.equivalence_key, excluded.match_key, excluded.subcategory_id)`
const DECIDED: Columns = {
  is_prescription: `(kept.is_prescription or excluded.is_prescription
    and not (kept.prescription_basis is not distinct from 'admin' and ${IS_SAME_MEDICINE}))`,
  prescription_basis: `(case when ${IS_SAME_MEDICINE} then kept.prescription_basis else excluded.prescription_basis end)`,
}

/**
 * One statement that writes a batch, given as a JSON list, by its natural key; rows that are the same are skipped. `kept`:
 * what becomes of columns of a row that is there already, where it is not simply what is given.
 */
function upsert(table: string, columns: Columns, join = '', extra: Columns = {}, kept: Columns = {}): string {
  const names = [...Object.keys(columns), ...Object.keys(extra)]
  const changing = names.filter((name) => name !== 'import_key')
  const list = (of: string) => changing.map((name) => `${of}.${name}`).join(', ')
  const becomes = (name: string) => kept[name] ?? `excluded.${name}`
  const given = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  return `insert into ${table} as kept (${names.join(', ')})
    select ${[...Object.keys(columns).map((name) => `given.${name}`), ...Object.values(extra)].join(', ')}
    from json_to_recordset($1::json) as given(${given.join(', ')}${join ? ', specialty text' : ''}) ${join}
    on conflict (import_key) do update set ${changing.map((name) => `${name} = ${becomes(name)}`).join(', ')}, updated_at = now()
    where (${list('kept')}) is distinct from (${changing.map(becomes).join(', ')})`
}

// what an admin released stays released, and what is held stays held until then
const IS_RELEASED = 'excluded.hold_words = kept.released_words'
const HELD: Columns = {
  hold_reason: `case when ${IS_RELEASED} then kept.hold_reason else coalesce(excluded.hold_reason, kept.hold_reason) end`,
  hold_words: `case when ${IS_RELEASED} then kept.hold_words else coalesce(excluded.hold_words, kept.hold_words) end`,
}

// an admin enters them where the file has none
const LICENCE: Columns = {
  license_number: 'coalesce(excluded.license_number, kept.license_number)',
  license_expires_on: 'coalesce(excluded.license_expires_on, kept.license_expires_on)',
}

/** How a batch of each kind is written. */
export const upserts: Record<ImportKind, string> = {
  products: upsert(
    'products',
    {
      import_key: 'text',
      name: 'text',
      slug: 'text',
      generic_name: 'text',
      brand: 'text',
      manufacturer: 'text',
      strength: 'text',
      dosage_form: 'text',
      pack_size: 'text',
      unit_count: 'int',
      registration_number: 'text',
      is_prescription: 'bool',
      prescription_basis: 'text',
      description: 'text',
      equivalence_key: 'text',
      match_key: 'text',
      hold_reason: 'text',
      hold_words: 'text',
      category_id: 'int',
      subcategory_id: 'int',
      subsubcategory_id: 'int',
    },
    '',
    {},
    { ...HELD, ...DECIDED },
  ),
  pharmacies: upsert(
    'pharmacies',
    {
      ...NAMED,
      ...PLACE,
      phone: 'text',
      email: 'text',
      opening_hours: 'text',
      description: 'text',
      license_number: 'text',
      license_expires_on: 'date',
    },
    '',
    {},
    LICENCE,
  ),
  facilities: upsert('facilities', {
    ...NAMED,
    ...PLACE,
    kind: 'text',
    phone: 'text',
    opening_hours: 'text',
    services: 'text[]',
    description: 'text',
  }),
  doctors: upsert(
    'doctors',
    {
      ...NAMED,
      ...PLACE,
      subspecialty: 'text',
      license_number: 'text',
      phone: 'text',
      schedule: 'text',
      consultation_fee: 'int',
      description: 'text',
    },
    'left join specialties s on lower(s.name) = lower(given.specialty)',
    { specialty_id: 's.id' },
  ),
  // a specialty has many rows; what is new on them joins what it has
  specialties: `insert into specialties as kept (name, slug, subspecialties)
    select name, min(slug), coalesce(array_agg(distinct subspecialty order by subspecialty) filter (where subspecialty is not null), '{}')
    from json_to_recordset($1::json) as given(name text, slug text, subspecialty text) group by name
    on conflict (name) do update set updated_at = now(),
      subspecialties = array(select distinct unnest(kept.subspecialties || excluded.subspecialties) order by 1)
    where not kept.subspecialties @> excluded.subspecialties`,
}
