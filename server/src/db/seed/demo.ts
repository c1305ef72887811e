import type { Say } from '../../say'
import { hashPassword } from '../../session/passwords'
import type { Database, Queryable } from '../client'
import * as tables from '../tables'
import { loadRows } from './load'
import { DEMO_PASSWORD } from './people'
import { writePictures } from './pictures'
import { writePrescriptions } from './prescriptions'
import { makeWorld, PRESCRIPTIONS, type World } from './world'

export type SeedNeeds = {
  db: Database
  /** Where public pictures lie. */
  imagesDir: string
  /** Where prescriptions and ID pictures lie; without it, the demo's orders show none. */
  privateDir?: string
  /** What the dates of the demo are relative to. */
  now?: Date
  say: Say
  /** Makes the search rows once everything is in. */
  refreshSearch?: () => Promise<unknown>
}

const SEED = 'botika'

/** The accounts to try it with. */
export const DEMO_ACCOUNTS = ['admin@botika.test', 'seller@botika.test', 'customer@botika.test'] as const

/** Whether nobody has put anything in yet. */
export async function isEmpty(db: { sql: Queryable }): Promise<boolean> {
  const { rows } = await db.sql.query<{ is_used: boolean }>(
    'select exists(select from users) or exists(select from products) or exists(select from pharmacies) as is_used',
  )
  return rows[0]?.is_used === false
}

/** Parents before children. */
const ORDER = [
  'categories',
  'subcategories',
  'subsubcategories',
  'pharmacies',
  'users',
  'addresses',
  'couriers',
  'products',
  'inventories',
  'promotions',
  'priceCaps',
  'specialties',
  'doctors',
  'facilities',
  'news',
  'events',
  'recurringOrders',
  'recurringOrderItems',
  'orders',
  'sellerOrders',
  'orderItems',
  'orderEvents',
  'salesRecords',
  'ratings',
  'bookmarks',
  'cartItems',
  'preregisters',
  'contactMessages',
] as const satisfies readonly (keyof World['rows'])[]

/** Fills an empty database and the pictures' folder with the demo: all of it, or nothing. */
export async function seedDemo({
  db,
  imagesDir,
  privateDir,
  now = new Date(),
  say,
  refreshSearch,
}: SeedNeeds): Promise<void> {
  say('Demo data: making products, pharmacies, orders and pictures')
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const files = privateDir ? await writePrescriptions(privateDir, PRESCRIPTIONS, now) : []
  const { rows, pictures } = makeWorld({
    seed: SEED,
    now,
    passwordHash,
    prescriptionIds: files.map(({ id }) => id),
  })

  say(
    `Demo data: writing ${rows.products.length} products, ${rows.inventories.length} offers and ${pictures.size} pictures`,
  )
  await Promise.all([
    writePictures(pictures, imagesDir),
    db.transaction(async ({ sql }) => {
      await loadRows(sql, tables.privateFiles, files)
      for (const name of ORDER) await loadRows(sql, tables[name], rows[name])
    }),
  ])
  if (refreshSearch) {
    say('Demo data: preparing search')
    await refreshSearch()
  }
  await db.sql.query('analyze')
  say('Demo data: ready')
}
