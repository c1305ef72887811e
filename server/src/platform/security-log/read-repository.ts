import type { SecurityEventKind } from '@botika/common/security-log/kinds'
import type { Database } from '../db/client'
import { build, countRows, type Expression, holds, pageOf, rowOf, rowsOf, sql, wordsOf } from '../db/query'

export interface SecurityRow {
  id: string
  created_at: Date
  kind: SecurityEventKind
  user_id: number | null
  user_name: string | null
  account_id: number | null
  account_name: string | null
  address_hash: string | null
  what: string
  order_id: number | null
  role: string | null
  pharmacy_name: string | null
  network: string | null
  count: number
}

export interface SecurityRequest {
  page: number
  per_page: number
  keyword?: string | undefined
  keywordHash?: string | undefined
  user_id?: number | undefined
  kind?: SecurityEventKind | undefined
  network?: string | undefined
  address_hash?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export const MOST_COUNTED = 10_000

/** Both books as one: opened files are written down beside the files, all else in the log's own table. */
const book = () =>
  build
    .selectFrom('security_events as e')
    .select(['e.created_at', 'e.kind', 'e.user_id', 'e.account_id', 'e.address_hash', 'e.what'])
    .select(['e.network', 'e.count'])
    .select(({ ref }) => [
      sql<string>`'e' || ${ref('e.id')}`.as('id'),
      sql<number | null>`null::int`.as('order_id'),
      sql<number | null>`null::int`.as('pharmacy_id'),
      sql<string | null>`null::text`.as('role'),
    ])
    .unionAll(
      build
        .selectFrom('private_file_reads as r')
        .innerJoin('private_files as f', 'f.id', 'r.private_file_id')
        .select(({ ref }) => [
          'r.created_at',
          sql<SecurityEventKind>`'file-opened'`.as('kind'),
          'r.user_id',
          sql<number | null>`null::int`.as('account_id'),
          sql<string | null>`null::text`.as('address_hash'),
          sql<string>`${ref('f.kind')}::text`.as('what'),
          'r.network',
          sql<number>`1`.as('count'),
          sql<string>`'f' || ${ref('r.id')}`.as('id'),
          'r.order_id',
          'r.pharmacy_id',
          'r.role',
        ]),
    )

const nameOf = (one: { first: Expression<string | null>; last: Expression<string | null> }) =>
  sql<string | null>`nullif(concat_ws(' ', ${one.first}, ${one.last}), '')`

const eventsOf = (asked: SecurityRequest) =>
  build.selectFrom(book().as('b')).where((e) => {
    const { user_id, kind, network, address_hash, keywordHash, from, to } = asked
    const day = (text: string, after: number) =>
      sql<Date>`(${text}::date + ${after}::int)::timestamp at time zone 'Asia/Manila'`
    const words = wordsOf(asked.keyword)
    const named = e
      .selectFrom('users as u')
      .select('u.id')
      .where((u) =>
        u.and(
          words.map((word) =>
            holds(
              sql`lower(concat_ws(' ', ${u.ref('u.first_name')}, ${u.ref('u.last_name')}, ${u.ref('u.email')}))`,
              word,
            ),
          ),
        ),
      )
    return e.and([
      ...(user_id === undefined
        ? []
        : [e.or([e('b.user_id', '=', user_id), e('b.account_id', '=', user_id)])]),
      ...(kind ? [e('b.kind', '=', kind)] : []),
      ...(network ? [e('b.network', '=', network)] : []),
      ...(address_hash ? [e('b.address_hash', '=', address_hash)] : []),
      ...(from ? [e('b.created_at', '>=', day(from, 0))] : []),
      ...(to ? [e('b.created_at', '<', day(to, 1))] : []),
      ...(words.length > 0
        ? [
            e.or([
              e('b.user_id', 'in', named),
              e('b.account_id', 'in', named),
              ...(keywordHash === undefined ? [] : [e('b.address_hash', '=', keywordHash)]),
            ]),
          ]
        : []),
    ])
  })

export function securityReadRepository(db: Database) {
  return {
    async list(asked: SecurityRequest): Promise<{ rows: SecurityRow[]; total: number }> {
      const { limit, offset } = pageOf(asked)
      const page = eventsOf(asked)
        .selectAll('b')
        .orderBy('b.created_at', 'desc')
        .orderBy('b.id', 'desc')
        .limit(limit)
        .offset(offset)
      const few = eventsOf(asked)
        .select('b.id')
        .limit(MOST_COUNTED + 1)
      const [rows, counted] = await Promise.all([
        rowsOf(
          db,
          build
            .selectFrom(page.as('b'))
            .leftJoin('users as u', 'u.id', 'b.user_id')
            .leftJoin('users as a', 'a.id', 'b.account_id')
            .leftJoin('pharmacies as ph', 'ph.id', 'b.pharmacy_id')
            .select(['b.id', 'b.created_at', 'b.kind', 'b.user_id', 'b.account_id', 'b.address_hash'])
            .select(['b.what', 'b.order_id', 'b.role', 'b.network', 'b.count', 'ph.name as pharmacy_name'])
            .select((e) => [
              nameOf({ first: e.ref('u.first_name'), last: e.ref('u.last_name') }).as('user_name'),
              nameOf({ first: e.ref('a.first_name'), last: e.ref('a.last_name') }).as('account_name'),
            ])
            .orderBy('b.created_at', 'desc')
            .orderBy('b.id', 'desc'),
        ),
        rowOf(db, build.selectFrom(few.as('few')).select(countRows.as('total'))),
      ])
      return { rows, total: counted?.total ?? 0 }
    },
  }
}
export type SecurityReadRepository = ReturnType<typeof securityReadRepository>
