import { MAX_CART_LINES } from '@botika/common/carts/rules'
import { isLive, keepsCap, mayDispense } from '../../catalogue'
import { hasLicence, noLicence, noPharmacist } from '../../directory'
import type { Database } from '../../platform'
import { build, countRows, every, type Expression, named, now, over, sql } from '../../platform/db/query'

const e = over<{ c: 'cart_items'; i: 'inventories'; p: 'products' }>()

const OFFER = [
  'i.pharmacy_id',
  'ph.name as pharmacy_name',
  'i.product_id',
  'p.name as product_name',
  'p.slug as product_slug',
  'p.generic_name',
  'p.image',
  's.name as subcategory_name',
  'p.is_prescription',
  'p.is_sc_discountable',
  'i.price',
  'i.quantity as current_quantity',
  every(isLive, keepsCap('i', 'p')).as('is_live'),
  hasLicence('ph').as('is_licensed'),
  mayDispense().as('may_dispense'),
] as const

const LINE = [
  ...(['c.id', 'c.created_at', 'c.updated_at', 'c.inventory_id', 'c.quantity', 'c.is_checked'] as const),
  ...OFFER,
] as const

export const offers = build
  .selectFrom('inventories as i')
  .innerJoin('products as p', 'p.id', 'i.product_id')
  .innerJoin('pharmacies as ph', 'ph.id', 'i.pharmacy_id')
  .leftJoin('subcategories as s', 's.id', 'p.subcategory_id')

const lines = offers.innerJoin('cart_items as c', 'c.inventory_id', 'i.id').select(LINE)

interface One {
  userId: number
  id: number
}

export const listLines = named<{ userId: number }>()('cart_list', (p) =>
  lines.where('c.user_id', '=', p.userId).orderBy('c.id'),
)
const findLine = named<One>()('cart_find', (p) =>
  lines.where('c.id', '=', p.id).where('c.user_id', '=', p.userId),
)

export type CartRow = Awaited<ReturnType<typeof findLine>>[number]

const changed = (p: Record<keyof One, Expression<number>>) =>
  build
    .updateTable('cart_items as c')
    .from('inventories as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('pharmacies as ph', 'ph.id', 'i.pharmacy_id')
    .leftJoin('subcategories as s', 's.id', 'p.subcategory_id')
    .set('updated_at', now)
    .where('c.id', '=', p.id)
    .where('c.user_id', '=', p.userId)
    .whereRef('i.id', '=', 'c.inventory_id')
    .returning(LINE)

const [held, inStock] = [e.ref('c.quantity'), e.ref('i.quantity')]
const raiseLine = named<One>()('cart_raise', (p) =>
  changed(p).set('quantity', sql<number>`case when ${held} < ${inStock} then ${held} + 1 else ${held} end`),
)
const lowerLine = named<One>()('cart_lower', (p) =>
  changed(p).set('quantity', sql<number>`greatest(1, ${held} - 1)`),
)
const setLine = named<One & { quantity: number | null; isChecked: boolean | null }>()('cart_set', (p) => {
  const quantity = sql<number>`${p.quantity}::int`
  return changed(p)
    .set('quantity', e.fn.coalesce(quantity, held))
    .set('is_checked', e.fn.coalesce(sql<boolean>`${p.isChecked}::boolean`, e.ref('c.is_checked')))
    .where(e.or([e(quantity, 'is', null), e(quantity, '<=', inStock)]))
})

const tickLines = named<{ userId: number; isChecked: boolean }>()('cart_tick_all', (p) =>
  build
    .updateTable('cart_items')
    .set({ is_checked: p.isChecked, updated_at: now })
    .where('user_id', '=', p.userId)
    .where('is_checked', '<>', p.isChecked),
)
const removeLine = named<One>()('cart_remove', (p) =>
  build.deleteFrom('cart_items').where('id', '=', p.id).where('user_id', '=', p.userId).returning('id'),
)

const addLine = named<{ userId: number; inventoryId: number; quantity: number }>()('cart_add', (p) =>
  build
    .with('offer', () =>
      offers.select('i.id as inventory_id').select(OFFER).where('i.id', '=', p.inventoryId),
    )
    .with('room', (db) =>
      db
        .selectFrom('cart_items')
        .select((of) => {
          const isThere = sql<boolean>`coalesce(bool_or(${of.ref('inventory_id')} = ${p.inventoryId}), false)`
          return of.or([of(countRows, '<', MAX_CART_LINES), isThere]).as('has_room')
        })
        .where('user_id', '=', p.userId),
    )
    .with('written', (db) =>
      db
        .insertInto('cart_items')
        .columns(['user_id', 'inventory_id', 'quantity'])
        .expression(
          db
            .selectFrom(['offer', 'room'])
            .select([p.userId.as('user_id'), 'offer.inventory_id', p.quantity.as('quantity')])
            .where('offer.is_live', '=', true)
            .where('offer.is_licensed', '=', true)
            .where('offer.may_dispense', '=', true)
            .where('offer.current_quantity', '>=', p.quantity)
            .where('room.has_room', '=', true),
        )
        .onConflict((on) =>
          on.columns(['user_id', 'inventory_id']).doUpdateSet((row) => ({
            quantity: sql<number>`least(${row.ref('cart_items.quantity')} + ${row.ref('excluded.quantity')},
              ${db.selectFrom('offer').select('current_quantity')})`,
            updated_at: now,
          })),
        )
        .returning(['id', 'created_at', 'updated_at', 'quantity', 'is_checked']),
    )
    .selectFrom('offer')
    .crossJoin('room')
    .leftJoin('written', (on) => on.onTrue())
    .selectAll(['offer', 'room', 'written']),
)

const lackOf = (row: Pick<CartRow, 'is_licensed' | 'may_dispense' | 'pharmacy_name'>) =>
  !row.is_licensed ? noLicence(row.pharmacy_name) : row.may_dispense ? null : noPharmacist(row.pharmacy_name)

/** Carts of customers. Every statement names the owner, so that nobody reaches another's cart. */
export function cartRepository(db: Database) {
  const first = async (rows: Promise<CartRow[]>): Promise<CartRow | null> => (await rows)[0] ?? null

  return {
    list: (userId: number) => listLines(db, { userId }),

    find: (userId: number, id: number) => first(findLine(db, { userId, id })),

    /** `row` is null where nothing was written, `lacks` what the pharmacy has to show before it sells this. */
    async add(userId: number, inventoryId: number, quantity: number) {
      const [found] = await addLine(db, { userId, inventoryId, quantity })
      if (!found) return { row: null, isOffered: false, lacks: null, currentQuantity: 0, hasRoom: true }
      const { has_room: hasRoom, ...row } = found
      return {
        row: row.id === null ? null : (row as CartRow),
        isOffered: row.is_live && row.is_licensed && row.may_dispense,
        lacks: row.is_live ? lackOf(row) : null,
        currentQuantity: row.current_quantity,
        hasRoom,
      }
    },

    raise: (userId: number, id: number) => first(raiseLine(db, { userId, id })),
    lower: (userId: number, id: number) => first(lowerLine(db, { userId, id })),

    set: (userId: number, id: number, quantity: number | null, isChecked: boolean | null) =>
      first(setLine(db, { userId, id, quantity, isChecked })),

    async tickAll(userId: number, isChecked: boolean): Promise<CartRow[]> {
      await tickLines(db, { userId, isChecked })
      return listLines(db, { userId })
    },

    remove: async (userId: number, id: number) => (await removeLine(db, { userId, id })).length === 1,
  }
}
export type CartRepository = ReturnType<typeof cartRepository>
