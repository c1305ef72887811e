import type { Label, Language } from '@botika/common/messages/message'
import type { Resource } from '@botika/common/roles/policy'
import type { Tx } from '../db/client'
import { type Aliased, type Expression, plainText, sql, type SqlBool } from '../db/query'
import type { Person } from '../sessions/person'

/** A record's columns as the database answers them. */
export type Row = Record<string, unknown>

/** Fields of a create or an update, as validated; absent fields stay as they are. */
export type Fields = Record<string, unknown>

/** What every list may be asked. Each collection's own filters come beside it. */
export interface ListRequest {
  page: number
  per_page: number
  keyword?: string | undefined
  ids?: string | undefined
  sort?: string | undefined
  filter?: 'alphabetical' | 'nearest' | undefined
  lat?: number | undefined
  lng?: number | undefined
  open_now?: boolean | undefined
  [filter: string]: unknown
}

/** What a feature's own rules are given before a write is made. */
export interface Writing {
  tx: Tx
  person: Person | null
  /** In which whoever writes is written to. */
  language?: Language | undefined
  /** The row before an update; null for a create. */
  before: Row | null
}

/**
 * Everything that tells one ordinary collection from another. Expressions see the record's table as `t`.
 */
export interface CollectionDefinition<Shown extends { id: number }> {
  resource: Resource
  table: string
  /** One of them, as a sentence says it: `doctor`. */
  noun: Label
  /** The column that names a record: keyword, slug and sorting come from it. */
  title: string
  /** The columns that name a record to people, where it takes more than its title. */
  nameColumns?: readonly string[]
  /** Columns that are kept in hundredths: centavos, or what the record's kind says. */
  amounts?: Readonly<Record<string, 'pesos' | 'hundredths'>>
  hasSlug: boolean
  /** True when the table keeps a `name_sort` column. */
  hasNameSort: boolean
  /** Columns that every row of this collection has, such as the kind of a facility. */
  always?: Record<string, string>
  /** The column of the pharmacy that a record belongs to; a seller reaches only their own. */
  owner?: string
  /** What a write may set, by wire name: the column, and how the value is kept. */
  columns: Record<string, string | { column: string; keep: (value: unknown) => unknown }>
  /** `t` with the tables that further columns come from. */
  from?: Expression<object>
  /** Further columns to read. */
  selects?: readonly Aliased[]
  /** True of what the public may see. */
  visible?: Expression<SqlBool>
  /** Also searched by keyword, beside the name: plain, small letters. */
  alsoSearched?: Expression<string | null>
  /** The list's own filters. */
  filters?: Record<string, (value: unknown) => Expression<SqlBool>>
  /** Fields that management lists sort by. */
  sorts: Record<string, Expression<unknown>>
  /** The order unless another is asked for. */
  order: Expression<unknown>
  hasPlace?: boolean
  /** Whether a place with these opening hours is open now; null when unknown. Lists with it filter by `open_now`. */
  isOpenNow?: (hours: string | null) => boolean | null
  /** A feature's own rules: may refuse, and may change what is written. */
  settle?: (fields: Fields, writing: Writing) => Promise<Fields> | Fields
  /** Columns with what people say of themselves, which the book of changes does not repeat. */
  personal?: readonly string[]
  /** Columns that must differ and that nobody fills in: what is said of a second one, and at which field. */
  taken?: Record<string, { field: string; text: Label }>
  /** Row to wire. */
  present: (row: Row) => Shown
}

/** Whose eyes a read has. */
export interface View {
  isManage: boolean
  /** Only this pharmacy's records; undefined for all. */
  ownerId?: number | null
}

/** Equal whatever the case and the accents. */
export const sameText = (column: Expression<string | null>) => (value: unknown) =>
  sql<SqlBool>`${plainText(column)} = ${plainText(sql`${value}`)}`

/** Equal. */
export const same = (column: Expression<unknown>) => (value: unknown) => sql<SqlBool>`${column} = ${value}`
