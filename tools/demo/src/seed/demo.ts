import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, DEMO_PASSWORD, hashPassword, type Say } from '@botika/server/platform'
import * as tables from '@botika/server/schema'
import { loadRows } from './load'
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

/** Parents before children. */
const tablesOf = ({ rows }: World): readonly (readonly [PgTable, readonly object[]])[] => [
  [tables.categories, rows.categories],
  [tables.subcategories, rows.subcategories],
  [tables.subsubcategories, rows.subsubcategories],
  [tables.pharmacies, rows.pharmacies],
  [tables.users, rows.users],
  [tables.pharmacyPapers, rows.pharmacyPapers],
  [tables.addresses, rows.addresses],
  [tables.couriers, rows.couriers],
  [tables.products, rows.products],
  [tables.inventories, rows.inventories],
  [tables.promotions, rows.promotions],
  [tables.priceCaps, rows.priceCaps],
  [tables.specialties, rows.specialties],
  [tables.doctors, rows.doctors],
  [tables.facilities, rows.facilities],
  [tables.news, rows.news],
  [tables.events, rows.events],
  [tables.recurringOrders, rows.recurringOrders],
  [tables.recurringOrderItems, rows.recurringOrderItems],
  [tables.orders, rows.orders],
  [tables.sellerOrders, rows.sellerOrders],
  [tables.orderItems, rows.orderItems],
  [tables.orderEvents, rows.orderEvents],
  [tables.prescriptionChecks, rows.prescriptionChecks],
  [tables.salesRecords, rows.salesRecords],
  [tables.ratings, rows.ratings],
  [tables.bookmarks, rows.bookmarks],
  [tables.cartItems, rows.cartItems],
  [tables.preregisters, rows.preregisters],
  [tables.contactMessages, rows.contactMessages],
  [tables.searchSynonyms, rows.searchSynonyms],
]

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
  const world = makeWorld({
    seed: SEED,
    now,
    passwordHash,
    prescriptionIds: privateDir ? Array.from({ length: PRESCRIPTIONS }, (_, index) => index + 1) : [],
  })

  const { products, inventories } = world.rows
  say(
    `Demo data: writing ${products.length} products, ${inventories.length} offers and ${world.pictures.size} pictures`,
  )
  const files = privateDir ? await writePrescriptions(privateDir, world.rows, now) : []
  await Promise.all([
    writePictures(world.pictures, imagesDir),
    db.transaction(async ({ sql }) => {
      await loadRows(sql, tables.privateFiles, files)
      for (const [table, rows] of tablesOf(world)) await loadRows(sql, table, rows)
    }),
  ])
  // without statistics the joins behind search are planned for empty tables
  await db.sql.query('analyze')
  if (refreshSearch) {
    say('Demo data: preparing search')
    await refreshSearch()
    await db.sql.query('analyze product_search, search_words')
  }
  say('Demo data: ready')
}
