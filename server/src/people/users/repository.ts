import { type Database, hasSecondFactor, sortingOf, type Tx } from '../../platform'
import {
  anyOf,
  build,
  countRows,
  likeOf,
  now,
  pageOf,
  rowOf,
  rowsOf,
  run,
  sameButCase,
  sql,
} from '../../platform/db/query'
import { voidLinks } from '../one-time-links/repository'
import type { users } from '../../schema'

export type { Tx }
export type UserInsert = typeof users.$inferInsert

export interface UserFilter {
  keyword?: string | undefined
  role?: string | undefined
  pharmacy_id?: number | undefined
  is_active?: boolean | undefined
  ids?: number[] | undefined
  sort?: string | undefined
  page: number
  per_page: number
}

const SORTABLE = {
  id: 'u.id',
  email: 'u.email',
  first_name: 'u.first_name',
  last_name: 'u.last_name',
  created_at: 'u.created_at',
  updated_at: 'u.updated_at',
} as const

const people = build
  .selectFrom('users as u')
  .leftJoin('pharmacies as ph', 'ph.id', 'u.pharmacy_id')
  .where('u.deleted_at', 'is', null)

const select = (query: typeof people) =>
  query
    .select([
      'u.id',
      'u.email',
      'u.email_confirmed_at',
      'u.first_name',
      'u.last_name',
      'u.contact_number',
      'u.roles',
      'u.pharmacy_id',
      'ph.name as pharmacy_name',
      'u.position',
      'u.is_active',
      'u.holds_email',
      'u.language',
      'u.created_at',
      'u.updated_at',
    ])
    .select((e) => hasSecondFactor(e.ref('u.id')).as('has_second_factor'))
    .select((e) =>
      e
        .selectFrom('email_links as l')
        .select('l.email')
        .whereRef('l.user_id', '=', 'u.id')
        .where('l.used_at', 'is', null)
        .where('l.expires_at', '>', now)
        .where((l) => l.not(sameButCase(l.ref('l.email'), l.ref('u.email'))))
        .orderBy('l.id', 'desc')
        .limit(1)
        .as('pending_email'),
    )

const chosenBy = (filter: UserFilter) =>
  people.where((e) => {
    const like = likeOf(filter.keyword ?? '')
    const name = sql<string>`${e.ref('u.first_name')} || ' ' || ${e.ref('u.last_name')}`
    return e.and([
      ...(filter.keyword
        ? [e.or([e('u.email', 'ilike', like), e(name, 'ilike', like), e('ph.name', 'ilike', like)])]
        : []),
      // everybody has the customer role, so asking for it finds those who have no other
      ...(filter.role === 'customer'
        ? [e(sql<number>`cardinality(${e.ref('u.roles')})`, '=', 1)]
        : filter.role
          ? [e(e.val(filter.role), '=', anyOf<string>(e.ref('u.roles')))]
          : []),
      ...(filter.pharmacy_id === undefined ? [] : [e('u.pharmacy_id', '=', filter.pharmacy_id)]),
      ...(filter.is_active === undefined ? [] : [e('u.is_active', '=', filter.is_active)]),
      ...(filter.ids ? [e('u.id', '=', anyOf(filter.ids))] : []),
    ])
  })

export function userRepository(db: Database) {
  return {
    transaction: db.transaction,

    find: (id: number, tx: Tx = db) => rowOf(tx, select(people).where('u.id', '=', id)),

    async list(filter: UserFilter) {
      const { by, isDown } = sortingOf(SORTABLE, filter.sort) ?? { by: SORTABLE.id, isDown: false }
      const { limit, offset } = pageOf(filter)
      const chosen = chosenBy(filter)
      const page = select(chosen)
        .orderBy(by, isDown ? 'desc' : 'asc')
        .orderBy('u.id')
        .limit(limit)
        .offset(offset)
      const [rows, counted] = await Promise.all([
        rowsOf(db, page),
        rowOf(db, chosen.select(countRows.as('total'))),
      ])
      return { rows, total: counted?.total ?? 0 }
    },

    async insert(tx: Tx, values: UserInsert): Promise<number> {
      const made = await rowOf(tx, build.insertInto('users').values(values).returning('id'))
      return made?.id as number
    },

    async update(tx: Tx, id: number, values: Partial<UserInsert>, expected?: string): Promise<boolean> {
      const changed = await run(
        tx,
        build
          .updateTable('users')
          .set({ ...values, updated_at: now })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .$if(expected !== undefined, (query) =>
            query.where(
              (e) => sql<Date>`date_trunc('milliseconds', ${e.ref('updated_at')})`,
              '=',
              sql<Date>`${expected}::timestamptz`,
            ),
          ),
      )
      return changed > 0
    },

    /** Whether another admin could still sign in. Whoever asks goes on alone, so that two cannot count on each other. */
    async hasOtherAdmin(tx: Tx, id: number): Promise<boolean> {
      const admins = await rowsOf(
        tx,
        build
          .selectFrom('users')
          .select('id')
          .where((e) => e(sql.lit('admin'), '=', anyOf<string>(e.ref('roles'))))
          .where('is_active', '=', true)
          .where('deleted_at', 'is', null)
          .orderBy('id')
          .forUpdate(),
      )
      return admins.some((admin) => admin.id !== id)
    },

    /** Whether a pharmacy has another owner who can sign in. As with admins, whoever asks goes on alone. */
    async hasOtherOwner(tx: Tx, pharmacyId: number, id: number): Promise<boolean> {
      const owners = await rowsOf(
        tx,
        build
          .selectFrom('users')
          .select('id')
          .where('pharmacy_id', '=', pharmacyId)
          .where('position', '=', 'owner')
          .where('is_active', '=', true)
          .where('deleted_at', 'is', null)
          .orderBy('id')
          .forUpdate(),
      )
      return owners.some((owner) => owner.id !== id)
    },

    /** Whom somebody invited who may invite no more does not come. */
    async voidInvitations(tx: Tx, id: number) {
      await run(
        tx,
        build
          .updateTable('seller_links')
          .set({ used_at: now })
          .where('invited_by', '=', id)
          .where('used_at', 'is', null),
      )
    },

    voidLinks: (tx: Tx, id: number) => voidLinks(tx, 'password_links', id),
  }
}
export type UserRepository = ReturnType<typeof userRepository>
export type UserRow = NonNullable<Awaited<ReturnType<UserRepository['find']>>>
