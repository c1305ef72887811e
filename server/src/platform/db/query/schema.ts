import type { Column, InferInsertModel, InferSelectModel, Table } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ColumnType } from 'kysely'
import type * as tables from '../../../schema'

declare const IS_JSON: unique symbol
/** A document as the text that is sent to the database, made by `json`: a list as such would become an array. */
export type JsonText = string & { [IS_JSON]: true }

type Columns<T extends Table> = T['_']['columns']
type Written<C extends Column, Value> = C['_']['columnType'] extends 'PgJsonb'
  ?
      | JsonText
      | (C['_']['notNull'] extends true ? never : null | undefined)
      | (C['_']['hasDefault'] extends true ? undefined : never)
  : Value

type ColumnsOf<T extends Table> = {
  [Key in keyof Columns<T> & keyof InferSelectModel<T> & string]: Key extends keyof InferInsertModel<T>
    ? ColumnType<
        InferSelectModel<T>[Key],
        Written<Columns<T>[Key], InferInsertModel<T>[Key]>,
        Written<Columns<T>[Key], InferInsertModel<T>[Key]>
      >
    : ColumnType<InferSelectModel<T>[Key], never, never>
}

type Tables = typeof tables

export type Schema = {
  [
    Key in keyof Tables as Tables[Key] extends PgTable ? Tables[Key]['_']['name'] : never
  ]: Tables[Key] extends PgTable ? ColumnsOf<Tables[Key]> : never
}
