import type { Label, Language } from '@botika/common/messages/message'
import type { Resource } from '@botika/common/roles/policy'
import type { Tx } from '../db/client'
import { type Aliased, type Expression, plainText, sql, type SqlBool } from '../db/query'
import type { Person } from '../sessions/person'

export type Row = Record<string, unknown>

/** Fields of a create or an update, as validated; absent fields stay as they are. */
export type Fields = Record<string, unknown>

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

export interface Writing {
  tx: Tx
  person: Person | null
  language?: Language | undefined
  before: Row | null
}

export interface CollectionDefinition<Shown extends { id: number }> {
  resource: Resource
  table: string
  noun: Label
  /** The column that names a record: keyword, slug and sorting come from it. */
  title: string
  nameColumns?: readonly string[]
  /** Columns that are kept in hundredths: centavos, or what the record's kind says. */
  amounts?: Readonly<Record<string, 'pesos' | 'hundredths'>>
  hasSlug: boolean
  hasNameSort: boolean
  /** Columns that every row of this collection has, such as the kind of a facility. */
  always?: Record<string, string>
  /** The column of the pharmacy that a record belongs to; a seller reaches only their own. */
  owner?: string
  columns: Record<string, string | { column: string; keep: (value: unknown) => unknown }>
  from?: Expression<object>
  selects?: readonly Aliased[]
  visible?: Expression<SqlBool>
  /** Also searched by keyword, beside the name: plain, small letters. */
  alsoSearched?: Expression<string | null>
  filters?: Record<string, (value: unknown) => Expression<SqlBool>>
  sorts: Record<string, Expression<unknown>>
  order: Expression<unknown>
  hasPlace?: boolean
  /** Whether a place with these opening hours is open now; null when unknown. Lists with it filter by `open_now`. */
  isOpenNow?: (hours: string | null) => boolean | null
  /** A feature's own rules: may refuse, and may change what is written. */
  settle?: (fields: Fields, writing: Writing) => Promise<Fields> | Fields
  afterCreate?: (id: number, fields: Fields, writing: Writing) => Promise<void>
  /** Columns with what people say of themselves, which the book of changes does not repeat. */
  personal?: readonly string[]
  /** Columns that must differ and that nobody fills in: what is said of a second one, and at which field. */
  taken?: Record<string, { field: string; text: Label }>
  present: (row: Row) => Shown
}

export interface View {
  isManage: boolean
  ownerId?: number | null
}

export const sameText = (column: Expression<string | null>) => (value: unknown) =>
  sql<SqlBool>`${plainText(column)} = ${plainText(sql`${value}`)}`

export const same = (column: Expression<unknown>) => (value: unknown) => sql<SqlBool>`${column} = ${value}`
