import type { Database } from '../db/client'
import { binding } from '../lib/binding'

export interface AuditRow {
  id: number
  created_at: Date
  user_id: number | null
  user_name: string | null
  pharmacy_id: number | null
  pharmacy_name: string | null
  action: string
  resource: string
  record_id: number | null
  changes: unknown
}

export interface AuditAsked {
  page: number
  per_page: number
  keyword?: string | undefined
  user_id?: number | undefined
  pharmacy_id?: number | undefined
  resource?: string | undefined
  record_id?: number | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Nobody pages further; counting on would only cost. */
export const MOST_COUNTED = 10_000

/** What a record of a resource is called, as SQL over its table. */
const NAMES: Readonly<Record<string, string>> = {
  products: 'select id, name from products',
  inventories: 'select i.id, p.name from inventories i join products p on p.id = i.product_id',
  pharmacies: 'select id, name from pharmacies',
  users: `select id, concat_ws(' ', first_name, last_name) as name from users`,
  categories: 'select id, name from categories',
  subcategories: 'select id, name from subcategories',
  subsubcategories: 'select id, name from subsubcategories',
  specialties: 'select id, name from specialties',
  doctors: 'select id, name from doctors',
  couriers: 'select id, name from couriers',
  promotions: 'select id, name from promotions',
  hospitals: 'select id, name from facilities',
  clinics: 'select id, name from facilities',
  laboratories: 'select id, name from facilities',
  veterinarians: 'select id, name from facilities',
  news: 'select id, title as name from news',
  events: 'select id, name from events',
  preregisters: 'select id, pharmacy_name as name from preregisters',
  'price-caps': `select id, concat_ws(' ', generic_name, strength, dosage_form) as name from price_caps`,
  'seller-orders':
    'select so.id, o.order_number as name from seller_orders so join orders o on o.id = so.order_id',
  orders: 'select id, order_number as name from orders',
  'recurring-orders': 'select id, order_number as name from recurring_orders',
  mails: 'select id, subject as name from mails',
  ratings: 'select r.id, p.name from ratings r join products p on p.id = r.product_id',
  'search-synonyms': 'select id, word as name from search_synonyms',
}

/** The book of changes, to look things up in. */
export function auditReadRepository(db: Database) {
  return {
    async list(asked: AuditAsked): Promise<{ rows: AuditRow[]; total: number }> {
      const { values, bind } = binding()
      const conditions: string[] = []
      const equal = (column: string, value: unknown) => {
        if (value !== undefined && value !== '') conditions.push(`${column} = ${bind(value)}`)
      }
      equal('a.user_id', asked.user_id)
      equal('a.pharmacy_id', asked.pharmacy_id)
      equal('a.resource', asked.resource)
      equal('a.record_id', asked.record_id)
      equal('a.action', asked.action)
      if (asked.from)
        conditions.push(`a.created_at >= (${bind(asked.from)}::date)::timestamp at time zone 'Asia/Manila'`)
      if (asked.to)
        conditions.push(`a.created_at < (${bind(asked.to)}::date + 1)::timestamp at time zone 'Asia/Manila'`)
      for (const word of (asked.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5)) {
        const pattern = bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)
        conditions.push(
          `a.user_id in (select id from users where lower(concat_ws(' ', first_name, last_name, email)) like ${pattern})`,
        )
      }
      const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''
      const [{ rows }, { rows: counted }] = await Promise.all([
        db.sql.query<AuditRow & object>(
          `select a.id, a.created_at, a.user_id, concat_ws(' ', u.first_name, u.last_name) as user_name, a.pharmacy_id,
             ph.name as pharmacy_name, a.action, a.resource, a.record_id, a.changes
           from (select * from audit_entries a ${where} order by a.id desc
             limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}) a
           left join users u on u.id = a.user_id left join pharmacies ph on ph.id = a.pharmacy_id
           order by a.id desc`,
          values,
        ),
        db.sql.query<{ total: number }>(
          `select count(*)::int as total from (select from audit_entries a ${where} limit ${MOST_COUNTED + 1}) few`,
          values,
        ),
      ])
      return { rows, total: counted[0]?.total ?? 0 }
    },

    /** What records are called today: `products 12` to a name. */
    async namesOf(
      records: readonly Pick<AuditRow, 'resource' | 'record_id'>[],
    ): Promise<Map<string, string>> {
      const names = new Map<string, string>()
      const resources = new Set(records.map(({ resource }) => resource))
      for (const resource of resources) {
        const select = Object.hasOwn(NAMES, resource) ? NAMES[resource] : undefined
        const ids = records.flatMap((one) =>
          one.resource === resource && one.record_id !== null ? [one.record_id] : [],
        )
        if (!select || ids.length === 0) continue
        const { rows } = await db.sql.query<{ id: number; name: string }>(
          `select id, name from (${select}) named where id = any($1::int[])`,
          [[...new Set(ids)]],
        )
        for (const { id, name } of rows) names.set(`${resource} ${id}`, name)
      }
      return names
    },
  }
}
export type AuditReadRepository = ReturnType<typeof auditReadRepository>
