import { REVIEW_STATES } from '@botika/common/products/review'
import { DISCOUNT_BASES, PRESCRIPTION_BASES } from '@botika/common/products/prescription'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment, stamps } from './columns'
import { users } from './people'
import { pharmacies } from './pharmacies'

export const categories = pgTable('categories', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull(),
  image: text(),
  position: integer().notNull().default(0),
  ...stamps(),
})

export const subcategories = pgTable(
  'subcategories',
  {
    id: id(),
    category_id: integer()
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    slug: text().notNull(),
    image: text(),
    position: integer().notNull().default(0),
    ...stamps(),
  },
  (t) => [index().on(t.category_id)],
)

export const subsubcategories = pgTable(
  'subsubcategories',
  {
    id: id(),
    subcategory_id: integer()
      .notNull()
      .references(() => subcategories.id),
    name: text().notNull(),
    slug: text().notNull(),
    image: text(),
    position: integer().notNull().default(0),
    ...stamps(),
  },
  (t) => [index().on(t.subcategory_id)],
)

/** Where a category went that was merged into another, so that its old address can say so. */
export const categoryMoves = pgTable(
  'category_moves',
  {
    level: text({ enum: ['category', 'subcategory', 'subsubcategory'] }).notNull(),
    old_id: integer().notNull(),
    new_id: integer().notNull(),
    moved_at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.level, t.old_id] })],
)

/** A medicine or good as such; who sells it for how much is an inventory. */
export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    generic_name: text(),
    brand: text(),
    manufacturer: text(),
    strength: text(),
    dosage_form: text(),
    pack_size: text(),
    unit_count: integer().notNull().default(1),
    registration_number: text(),
    is_prescription: boolean().notNull().default(false),
    is_sc_discountable: boolean().notNull().default(false),
    is_vat_exempt: boolean().notNull().default(false),
    /** On what `is_prescription` rests. Null: it is decided before the transaction ends, or when the server starts. */
    prescription_basis: text({ enum: PRESCRIPTION_BASES }),
    /** On what `is_sc_discountable` rests, as above. */
    discount_basis: text({ enum: DISCOUNT_BASES }),
    /** `dangerous` can't be listed or imported (RA 9165). */
    drug_class: text({ enum: ['ordinary', 'dangerous'] })
      .notNull()
      .default('ordinary'),
    description: text().notNull().default(''),
    indications: text().notNull().default(''),
    dosage: text().notNull().default(''),
    contraindications: text().notNull().default(''),
    side_effects: text().notNull().default(''),
    storage: text().notNull().default(''),
    category_id: integer().references(() => categories.id),
    subcategory_id: integer().references(() => subcategories.id),
    subsubcategory_id: integer().references(() => subsubcategories.id),
    image: text(),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Same ingredients, strength and form: what RA 6675 calls an equivalent. Null when it is not a medicine. */
    equivalence_key: text(),
    /** Generic, brand, strength, form and pack, normalised: finds the product that a seller describes. */
    match_key: text().notNull().default(''),
    is_featured: boolean().notNull().default(false),
    /** How much it is bought and looked at; orders the relevance of search. */
    popularity: real().notNull().default(0),
    rating_average: real(),
    rating_count: integer().notNull().default(0),
    /** An admin took it out of the shop; every offer of it is suspended with it. */
    suspended_at: moment(),
    suspension_reason: text(),
    /** Why its offers stay drafts until an admin has looked at it; a trigger keeps them so. Null: nothing to check. */
    hold_reason: text(),
    /** What was written and which dangerous drug it may be, `clonazepan~clonazepam`, joined by commas. */
    hold_words: text(),
    /** Those of its `hold_words` that an admin has released. */
    released_words: text(),
    /** Where an admin has not approved it yet: its offers wait with it, by the same trigger. Null: it is approved. */
    review: text({ enum: REVIEW_STATES }),
    /** Why it was returned, or what contradicts itself in how it was described. */
    review_reason: text(),
    /** The pharmacy that described it; null for an admin's and for imports. */
    submitted_pharmacy_id: integer().references(() => pharmacies.id),
    /** Plain letters of what the back office searches in; the database keeps it. */
    words: text().generatedAlwaysAs(sql`office_words(name, generic_name, brand, registration_number)`),
    merged_into_id: integer(),
    archived_at: moment(),
    import_key: text().unique(),
    ...stamps(),
  },
  (t) => [
    index().on(t.equivalence_key),
    index().on(t.match_key),
    index('products_generic')
      .on(sql`coalesce(nullif(split_part(match_key, '|', 1), ''), lower(generic_name))`, t.is_prescription)
      .where(sql`generic_name is not null and archived_at is null`),
    index('products_brand')
      .on(sql`lower(brand)`)
      .where(sql`is_prescription and archived_at is null`),
    index('products_undecided')
      .on(t.id)
      .where(sql`prescription_basis is null and archived_at is null`),
    index().on(t.category_id),
    index().on(t.subcategory_id),
    index().on(t.subsubcategory_id),
    index('products_words')
      .using('gin', t.words.op('gin_trgm_ops'))
      .where(sql`archived_at is null`),
    // words that stand in many names are looked for here: the rows themselves are ten times as large
    index('products_listed')
      .on(t.id, t.words)
      .where(sql`archived_at is null`),
    // with the name itself, so that far pages are found by the index alone
    index('products_name')
      .on(sql`lower(name)`, t.id, t.name)
      .where(sql`archived_at is null`),
    index('products_updated')
      .on(t.updated_at, t.id)
      .where(sql`archived_at is null`),
    index('products_archived')
      .on(t.id)
      .where(sql`archived_at is not null`),
    index('products_held')
      .on(t.id)
      .where(sql`hold_reason is not null`),
    index('products_in_review')
      .on(t.id)
      .where(sql`review is not null`),
    index('products_featured')
      .on(t.popularity.desc())
      .where(sql`is_featured`),
  ],
)

/** What a pharmacy says is wrong in the catalogue about a product; an admin settles it. */
export const productReports = pgTable(
  'product_reports',
  {
    id: id(),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    pharmacy_id: integer()
      .notNull()
      .references(() => pharmacies.id),
    message: text().notNull(),
    answer: text(),
    settled_at: moment(),
    ...stamps(),
  },
  (t) => [
    index('product_reports_open')
      .on(t.product_id)
      .where(sql`settled_at is null`),
  ],
)

export const inventories = pgTable(
  'inventories',
  {
    id: id(),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    pharmacy_id: integer()
      .notNull()
      .references(() => pharmacies.id),
    sku: text(),
    price: integer().notNull(),
    quantity: integer().notNull().default(0),
    status: text({ enum: ['draft', 'live', 'suspended'] })
      .notNull()
      .default('draft'),
    /** What it was when its product was suspended or held for a check, and will be again. A trigger keeps it. */
    held_status: text({ enum: ['draft', 'live'] }),
    archived_at: moment(),
    import_batch_id: integer(),
    ...stamps(),
  },
  (t) => [
    check('inventories_quantity_not_negative', sql`${t.quantity} >= 0`),
    check('inventories_price_positive', sql`${t.price} > 0`),
    uniqueIndex('inventories_one_offer')
      .on(t.pharmacy_id, t.product_id)
      .where(sql`archived_at is null`),
    uniqueIndex('inventories_sku')
      .on(t.pharmacy_id, t.sku)
      .where(sql`archived_at is null and sku is not null`),
    index('inventories_live')
      .on(t.product_id, t.price)
      .where(sql`status = 'live' and archived_at is null`),
    index('inventories_pharmacy').on(t.pharmacy_id, t.status),
    index('inventories_product').on(t.product_id),
    index('inventories_pharmacy_price')
      .on(t.pharmacy_id, t.price, t.product_id)
      .where(sql`archived_at is null`),
    index('inventories_aside')
      .on(t.status, t.product_id)
      .where(sql`status <> 'live' and archived_at is null`),
    index('inventories_sku_words')
      .using('gin', sql`lower(sku) gin_trgm_ops`)
      .where(sql`archived_at is null and sku is not null`),
  ],
)

export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    pharmacy_id: integer().references(() => pharmacies.id),
    name: text().notNull(),
    kind: text({ enum: ['percent', 'amount'] }).notNull(),
    /** Hundredths of a percent, or centavos, by kind. */
    value: integer().notNull(),
    starts_at: moment().notNull(),
    ends_at: moment(),
    applies_to: text({ enum: ['all', 'category', 'products'] })
      .notNull()
      .default('all'),
    category_id: integer().references(() => categories.id),
    product_ids: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    is_active: boolean().notNull().default(true),
    ...stamps(),
  },
  (t) => [index().on(t.pharmacy_id, t.starts_at)],
)

export const priceCaps = pgTable('price_caps', {
  id: id(),
  generic_name: text().notNull(),
  strength: text().notNull().default(''),
  dosage_form: text().notNull().default(''),
  equivalence_key: text().notNull().unique(),
  cap: integer().notNull(),
  source: text().notNull(),
  effective_on: text().notNull(),
  ...stamps(),
})

export const ratings = pgTable(
  'ratings',
  {
    id: id(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stars: smallint().notNull(),
    comment: text().notNull().default(''),
    hidden_at: moment(),
    hidden_reason: text(),
    ...stamps(),
  },
  (t) => [uniqueIndex().on(t.product_id, t.user_id), check('ratings_stars', sql`${t.stars} between 1 and 5`)],
)

export const bookmarks = pgTable(
  'bookmarks',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['product', 'pharmacy', 'doctor'] }).notNull(),
    target_id: integer().notNull(),
    ...stamps(),
  },
  (t) => [uniqueIndex().on(t.user_id, t.kind, t.target_id)],
)
