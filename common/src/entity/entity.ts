import type { Label } from '../messages/message'
import { COLLECTIONS, type CollectionName } from '../roles/collections'
import type { Fields } from './fields'

/** Everything that is data about an ordinary collection, declared once for the API, the database and the screens. */
export interface Entity<F extends Fields = Fields> {
  /** Last part of the address, and its row in `roles/collections.ts`. */
  name: CollectionName
  /** The table, where it is not called like the collection. */
  table?: string
  one: Label
  many: Label
  /** One of them in a sentence, where it is not `one` in small letters. */
  noun?: Label
  about: Label
  /** The fields that name a record: the first is its title in the database. */
  nameFields: readonly (keyof F & string)[]
  /** The field of the pharmacy that a record belongs to; a seller reaches only their own. */
  owner?: keyof F & string
  fields: F
  /** How the back office's list is sorted at first. */
  sort: { field: string; order: 'ASC' | 'DESC' }
  defaults?: () => Record<string, unknown>
}

/** Declares an entity; what one and many are called stands in `roles/collections.ts`. */
export const entity = <F extends Fields>(declared: Omit<Entity<F>, 'one' | 'many'>): Entity<F> => ({
  ...declared,
  one: COLLECTIONS[declared.name].one,
  many: COLLECTIONS[declared.name].many,
})

export type ReplyOf<F> = F extends { types?: { reply: infer R } } ? R : never
export type GivenOf<F> = F extends { types?: { given: infer G } } ? G : never
export type RepliedName<F> = {
  [K in keyof F]: [ReplyOf<F[K]>] extends [never] ? never : K
}[keyof F]
export type GivenName<F> = { [K in keyof F]: [GivenOf<F[K]>] extends [never] ? never : K }[keyof F]

type Replies<F> = { [K in RepliedName<F>]: ReplyOf<F[K]> }
export type Gifts<F> = { [K in GivenName<F>]: GivenOf<F[K]> }
type OptionalName<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]
export type Loose<T> = Omit<T, OptionalName<T>> & {
  [K in OptionalName<T>]?: T[K] | undefined
}

export type RecordOf<E> = E extends { fields: infer F }
  ? { id: number; created_at: string; updated_at: string } & Loose<Replies<F>>
  : never

export const columnOf = (fields: Fields, name: string) => fields[name]?.column ?? name
