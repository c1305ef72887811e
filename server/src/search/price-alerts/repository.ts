import type { Database, Tx } from '../../platform'
import {
  ago,
  anyOf,
  build,
  countRows,
  named,
  now,
  over,
  pageOf,
  rowOf,
  type RowOf,
  rowsOf,
  run,
  sameButCase,
  sql,
} from '../../platform/db/query'
import { lowestNow } from '../price-history/repository'

export type { Tx }

export interface Wish {
  product_id: number
  province: string | null
  price: number | null
}

const ANY_PRICE = 2_147_483_647

const e = over<{ a: 'price_alerts'; p: 'products'; u: 'users' }>()

const lowest = lowestNow(e.ref('a.product_id'), e.ref('a.province'))
const wanted = e.fn.coalesce('a.price', sql.lit(ANY_PRICE))

const listed = build
  .selectFrom('price_alerts as a')
  .innerJoin('products as p', 'p.id', 'a.product_id')
  .innerJoinLateral(lowest.as('l'), (on) => on.onTrue())
  .select(['a.id', 'a.created_at', 'a.updated_at', 'a.product_id', 'a.province', 'a.price', 'a.told_at'])
  .select(['p.name', 'p.slug', 'p.image', 'l.lowest'])

export type AlertRow = RowOf<typeof listed>

/** Never in review or held, suspended or a dangerous drug, whatever its prices were. */
const isInShop = e.and([
  e('p.archived_at', 'is', null),
  e('p.drug_class', '=', 'ordinary'),
  e('p.review', 'is', null),
  e('p.hold_reason', 'is', null),
  e('p.suspended_at', 'is', null),
])

const mayBeWrittenTo = e.or([
  e('a.user_id', 'is', null),
  e.and([
    e('u.is_active', '=', true),
    e('u.deleted_at', 'is', null),
    e('u.email_confirmed_at', 'is not', null),
  ]),
])

const due = build
  .selectFrom('price_alerts as a')
  .innerJoin('products as p', 'p.id', 'a.product_id')
  .leftJoin('users as u', 'u.id', 'a.user_id')
  .innerJoinLateral(lowest.as('l'), (on) => on.onTrue())
  .select(['a.id', 'a.product_id', 'a.province', 'a.price', 'a.email', 'a.language', 'l.lowest'])
  .select(['u.email as account_email', 'u.first_name'])
  .where('a.is_met', '=', false)
  .where('a.confirmed_at', 'is not', null)
  .where('l.lowest', '<=', wanted)
  .where(isInShop)
  .where(mayBeWrittenTo)
  .orderBy('a.id')

export type DueRow = RowOf<typeof due>

const takeDue = named<{ ids: readonly number[] }>()('price_alerts_take', (p) =>
  build
    .with('due', () => due.where('a.id', '=', anyOf(p.ids)).forUpdate('a'))
    .updateTable('price_alerts as t')
    .from('due')
    .set({ is_met: true, told_at: now })
    .whereRef('t.id', '=', 'due.id')
    .returningAll('due'),
)

const ofGuest = (email: string) =>
  build
    .selectFrom('price_alerts')
    .where((row) => sameButCase(sql`${row.ref('email')}`, email))
    .where('confirmed_at', 'is not', null)

export function priceAlertRepository(db: Database) {
  return {
    transaction: db.transaction,

    async list(userId: number, page: { page: number; per_page: number }) {
      const { limit, offset } = pageOf(page)
      const [rows, counted] = await Promise.all([
        rowsOf(
          db,
          listed.where('a.user_id', '=', userId).orderBy('a.id', 'desc').limit(limit).offset(offset),
        ),
        rowOf(
          db,
          build.selectFrom('price_alerts').where('user_id', '=', userId).select(countRows.as('total')),
        ),
      ])
      return { rows, total: counted?.total ?? 0 }
    },

    findProduct: (tx: Tx, { product_id, province }: Pick<Wish, 'product_id' | 'province'>) =>
      rowOf(
        tx,
        build
          .selectFrom('products as p')
          .innerJoin('product_search as s', 's.product_id', 'p.id')
          .innerJoinLateral(lowestNow(e.ref('p.id'), sql`${province}::text`).as('l'), (on) => on.onTrue())
          .select('l.lowest')
          .where('p.id', '=', product_id)
          .where(isInShop),
      ),

    /** The account, locked so that alerts asked for at once are counted one after the other. */
    holdAccount: (tx: Tx, id: number) =>
      rowOf(tx, build.selectFrom('users').select('email_confirmed_at').where('id', '=', id).forUpdate()),

    count: async (tx: Tx, owner: { user_id: number } | { email: string }) => {
      const own =
        'email' in owner
          ? ofGuest(owner.email)
          : build.selectFrom('price_alerts').where('user_id', '=', owner.user_id)
      return (await rowOf(tx, own.select(countRows.as('n'))))?.n ?? 0
    },

    async keepOwn(tx: Tx, user_id: number, wish: Wish): Promise<AlertRow> {
      const made = await rowOf(
        tx,
        build
          .insertInto('price_alerts')
          .values({ ...wish, user_id, confirmed_at: now })
          .onConflict((on) =>
            on
              .expression(sql`user_id, product_id, coalesce(province, '')`)
              .where('user_id', 'is not', null)
              .doUpdateSet({ price: wish.price, is_met: false, created_at: now, updated_at: now }),
          )
          .returning('id'),
      )
      const [row] = await rowsOf(tx, listed.where('a.id', '=', made?.id ?? 0))
      return row as AlertRow
    },

    async keepAsked(tx: Tx, email: string, language: 'en' | 'fil', wish: Wish): Promise<number> {
      const made = await rowOf(
        tx,
        build
          .insertInto('price_alerts')
          .values({ ...wish, email, language })
          .returning('id'),
      )
      return made?.id ?? 0
    },

    hold: (tx: Tx, id: number) =>
      rowOf(
        tx,
        build
          .selectFrom('price_alerts')
          .select(['id', 'email', 'product_id', 'province', 'confirmed_at'])
          .where('id', '=', id)
          .where((row) =>
            row.or([row('confirmed_at', 'is not', null), row('created_at', '>', ago('3 days'))]),
          )
          .forUpdate(),
      ),

    /** In place of what the same address asked about the product there before. */
    async confirm(
      tx: Tx,
      { id, email, product_id, province }: Omit<Wish, 'price'> & { id: number; email: string },
    ) {
      await run(
        tx,
        build
          .deleteFrom('price_alerts')
          .where('id', 'in', ofGuest(email).select('id').where('product_id', '=', product_id))
          .where('province', 'is not distinct from', province),
      )
      const set = { confirmed_at: now, created_at: now, updated_at: now }
      await run(tx, build.updateTable('price_alerts').set(set).where('id', '=', id))
    },

    removeOwn: async (userId: number, id: number) =>
      (await run(db, build.deleteFrom('price_alerts').where('id', '=', id).where('user_id', '=', userId))) ===
      1,

    remove: (id: number) => run(db, build.deleteFrom('price_alerts').where('id', '=', id)),

    ...dueOn(db),
  }
}
export type PriceAlertRepository = ReturnType<typeof priceAlertRepository>

const dueOn = (db: Database) => ({
  /** What is not so any more is told of again once it is. */
  forgetUnmet: (product: number) =>
    run(
      db,
      build
        .updateTable('price_alerts as a')
        .set({ is_met: false })
        .where('a.product_id', '=', product)
        .where('a.is_met', '=', true)
        .where((row) =>
          row.not(
            row.exists(build.selectFrom(lowest.as('l')).select('l.lowest').where('l.lowest', '<=', wanted)),
          ),
        ),
    ),

  /** Alerts on a product whose wish has come true, by id. */
  async due(product: number): Promise<number[]> {
    const found = await rowsOf(db, due.clearSelect().select('a.id').where('a.product_id', '=', product))
    return found.map(({ id }) => id)
  },

  /** Marks those of these alerts as told whose wish is still true: each is told once, however many servers look. */
  take: (tx: Tx, ids: readonly number[]) => takeDue(tx, { ids }),

  deleteOld: () =>
    run(
      db,
      build
        .deleteFrom('price_alerts')
        .where((row) =>
          row.or([
            row('created_at', '<', ago('365 days')),
            row.and([row('confirmed_at', 'is', null), row('created_at', '<', ago('3 days'))]),
          ]),
        ),
    ),
})
