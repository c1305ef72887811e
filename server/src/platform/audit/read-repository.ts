import type { Database } from '../db/client'
import type { LoggedCollection } from './service'
import {
  anyOf,
  build,
  countRows,
  type Expression,
  holds,
  pageOf,
  rowOf,
  rowsOf,
  sql,
  wordsOf,
} from '../db/query'

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

export interface AuditRequest {
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

const fullName = (one: { first: Expression<string | null>; last: Expression<string | null> }) =>
  sql<string>`concat_ws(' ', ${one.first}, ${one.last})`

const NAMES = {
  products: () => build.selectFrom('products').select(['id', 'name']),
  inventories: () =>
    build
      .selectFrom('inventories as i')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .select(['i.id', 'p.name']),
  users: () =>
    build
      .selectFrom('users')
      .select((e) => ['id', fullName({ first: e.ref('first_name'), last: e.ref('last_name') }).as('name')]),
  categories: () => build.selectFrom('categories').select(['id', 'name']),
  subcategories: () => build.selectFrom('subcategories').select(['id', 'name']),
  subsubcategories: () => build.selectFrom('subsubcategories').select(['id', 'name']),
  'seller-orders': () =>
    build
      .selectFrom('seller_orders as s')
      .innerJoin('orders as o', 'o.id', 's.order_id')
      .select(['s.id', 'o.order_number as name']),
  orders: () => build.selectFrom('orders').select(['id', 'order_number as name']),
  'recurring-orders': () => build.selectFrom('recurring_orders').select(['id', 'order_number as name']),
  mails: () => build.selectFrom('mails').select(['id', 'subject as name']),
  ratings: () =>
    build
      .selectFrom('ratings as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select(['r.id', 'p.name']),
}

const namesIn = (resource: string) =>
  Object.hasOwn(NAMES, resource)
    ? (NAMES[resource as keyof typeof NAMES] as typeof NAMES.products)()
    : undefined

const entriesOf = (asked: AuditRequest) =>
  build.selectFrom('audit_entries as a').where((e) => {
    const { user_id, pharmacy_id, resource, record_id, action, from, to } = asked
    const day = (text: string, after: number) =>
      sql<Date>`(${text}::date + ${after}::int)::timestamp at time zone 'Asia/Manila'`
    return e.and([
      ...(user_id === undefined ? [] : [e('a.user_id', '=', user_id)]),
      ...(pharmacy_id === undefined ? [] : [e('a.pharmacy_id', '=', pharmacy_id)]),
      ...(resource ? [e('a.resource', '=', resource)] : []),
      ...(record_id === undefined ? [] : [e('a.record_id', '=', record_id)]),
      ...(action ? [e('a.action', '=', action)] : []),
      ...(from ? [e('a.created_at', '>=', day(from, 0))] : []),
      ...(to ? [e('a.created_at', '<', day(to, 1))] : []),
      ...wordsOf(asked.keyword).map((word) =>
        e(
          'a.user_id',
          'in',
          e
            .selectFrom('users')
            .select('id')
            .where((u) =>
              holds(
                sql`lower(concat_ws(' ', ${u.ref('first_name')}, ${u.ref('last_name')}, ${u.ref('email')}))`,
                word,
              ),
            ),
        ),
      ),
    ])
  })

export function auditReadRepository(db: Database, collections: ReadonlyMap<string, LoggedCollection>) {
  return {
    async list(asked: AuditRequest): Promise<{ rows: AuditRow[]; total: number }> {
      const { limit, offset } = pageOf(asked)
      const page = entriesOf(asked).selectAll('a').orderBy('a.id', 'desc').limit(limit).offset(offset)
      const few = entriesOf(asked)
        .select('a.id')
        .limit(MOST_COUNTED + 1)
      const [rows, counted] = await Promise.all([
        rowsOf(
          db,
          build
            .selectFrom(page.as('a'))
            .leftJoin('users as u', 'u.id', 'a.user_id')
            .leftJoin('pharmacies as ph', 'ph.id', 'a.pharmacy_id')
            .select(['a.id', 'a.created_at', 'a.user_id', 'a.pharmacy_id', 'ph.name as pharmacy_name'])
            .select(['a.action', 'a.resource', 'a.record_id', 'a.changes'])
            .select((e) =>
              fullName({ first: e.ref('u.first_name'), last: e.ref('u.last_name') }).as('user_name'),
            )
            .orderBy('a.id', 'desc'),
        ),
        rowOf(db, build.selectFrom(few.as('few')).select(countRows.as('total'))),
      ])
      return { rows, total: counted?.total ?? 0 }
    },

    async namesOf(
      records: readonly Pick<AuditRow, 'resource' | 'record_id'>[],
    ): Promise<Map<string, string>> {
      const names = new Map<string, string>()
      const resources = new Set(records.map(({ resource }) => resource))
      for (const resource of resources) {
        const named = namesIn(resource)
        const ids = records.flatMap((one) =>
          one.resource === resource && one.record_id !== null ? [one.record_id] : [],
        )
        if (ids.length === 0) continue
        const some = [...new Set(ids)]
        const found = named
          ? await rowsOf(db, build.selectFrom(named.as('named')).selectAll().where('id', '=', anyOf(some)))
          : ((await collections.get(resource)?.namesOf(some)) ?? [])
        for (const { id, name } of found) names.set(`${resource} ${id}`, name)
      }
      return names
    },
  }
}
export type AuditReadRepository = ReturnType<typeof auditReadRepository>
