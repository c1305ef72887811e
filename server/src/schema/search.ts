import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, language, moment, sortText, stamps, tsvector } from './columns'
import { products } from './catalogue'
import { users } from './people'

/** The narrow row that search, lists and facets read; made from products and live offers in batches. */
export const productSearch = pgTable(
  'product_search',
  {
    product_id: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    category_id: integer(),
    subcategory_id: integer(),
    subsubcategory_id: integer(),
    brand: text(),
    is_prescription: boolean().notNull(),
    in_stock: boolean().notNull(),
    inventory_id: integer().notNull(),
    /** What the chosen offer costs with the promotions of the last refresh. */
    min_price: integer().notNull(),
    max_price: integer().notNull(),
    offers_count: integer().notNull(),
    popularity: real().notNull(),
    /** 1 for the most popular twentieth, else 0. */
    tier: smallint().notNull(),
    /** How many active ingredients: one alone comes before combinations. */
    ingredients: smallint().notNull().default(1),
    name_sort: sortText().notNull(),
    tsv: tsvector().notNull(),
    /** Which writing of the product's row this was made from; cards kept in memory go by it. */
    version: bigint({ mode: 'number' }).notNull().default(0),
    /** The most that the law allows for a pack, in centavos; what costs more is not for sale. Null: no cap binds. */
    cap: integer(),
  },
  (t) => [
    index('product_search_tsv').using('gin', t.tsv).with({ fastupdate: false }),
    index('product_search_tsv_top')
      .using('gin', t.tsv)
      .with({ fastupdate: false })
      .where(sql`tier = 1`),
    index('product_search_category_price').on(t.category_id, t.min_price, t.product_id),
    index('product_search_subcategory_price').on(t.subcategory_id, t.min_price, t.product_id),
    index('product_search_subsubcategory_price').on(t.subsubcategory_id, t.min_price, t.product_id),
    index('product_search_category_name').on(t.category_id, t.name_sort, t.product_id),
    index('product_search_subcategory_name').on(t.subcategory_id, t.name_sort, t.product_id),
    index('product_search_subsubcategory_name').on(t.subsubcategory_id, t.name_sort, t.product_id),
    index('product_search_price').on(t.min_price, t.product_id),
    index('product_search_name').on(t.name_sort, t.product_id),
    index('product_search_popularity').on(t.popularity.desc(), t.product_id),
    index('product_search_brand').on(t.brand),
    index('product_search_standing').on(t.product_id, t.in_stock, t.inventory_id),
    index('product_search_capped')
      .on(t.product_id, t.cap)
      .where(sql`cap is not null`),
  ],
)

/** A row for each product of the back office's list; triggers keep it, and the refresh takes out what was archived. */
export const productOffice = pgTable('product_office', {
  product_id: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** The offer that shoppers see; else a live one sooner than others, then the oldest. Null: nobody has one. */
  inventory_id: integer(),
  /** Of that offer, as the next two. */
  status: text({ enum: ['draft', 'live', 'suspended'] }),
  /** Centavos. */
  price: integer(),
  /** Whether there is any: how much stands with the offer, since orders change that. */
  in_stock: boolean(),
})

/** Products whose search row is to be made anew; written in the transaction that changes them. */
export const searchQueue = pgTable('search_queue', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  product_id: integer().notNull(),
})

/** A row each time the lowest price of a product in a province changed: centavos, null where nobody has it. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    province: text().notNull(),
    price: integer(),
    changed_at: moment().notNull().defaultNow(),
  },
  (t) => [index('price_changes_latest').on(t.product_id, t.province, t.id.desc())],
)

/** Whom a lower price or a return to stock is told of: an account, or a guest's confirmed address. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    id: id(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    email: text(),
    language: language(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null: anywhere in the country. */
    province: text(),
    /** The most in centavos; null: any price, once it is in stock. */
    price: integer(),
    /** Whether it is so since the last email: the next one waits until it was not. */
    is_met: boolean().notNull().default(false),
    confirmed_at: moment(),
    told_at: moment(),
    ...stamps(),
  },
  (t) => [
    check('price_alerts_reader', sql`(${t.user_id} is null) <> (${t.email} is null)`),
    index().on(t.product_id),
    index('price_alerts_email').on(sql`lower(${t.email})`),
    uniqueIndex('price_alerts_of_account')
      .on(t.user_id, t.product_id, sql`coalesce(${t.province}, '')`)
      .where(sql`${t.user_id} is not null`),
    uniqueIndex('price_alerts_of_guest')
      .on(sql`lower(${t.email})`, t.product_id, sql`coalesce(${t.province}, '')`)
      .where(sql`${t.confirmed_at} is not null`),
  ],
)

/** The vocabulary against which mistyped words are repaired. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    ndoc: integer().notNull(),
  },
  (t) => [
    index('search_words_similar').using('gin', t.word.op('gin_trgm_ops')),
    index('search_words_start').on(t.word.op('text_pattern_ops')),
  ],
)

/** Words that people searched and that found nothing, counted by day. */
export const searchMisses = pgTable(
  'search_misses',
  {
    id: id(),
    keyword: text().notNull(),
    searched_on: text().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [uniqueIndex().on(t.keyword, t.searched_on)],
)

/** Words that mean something else in this catalogue; looked at when a search finds little. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: id(),
  word: text().notNull().unique(),
  instead: text().notNull(),
  ...stamps(),
})
