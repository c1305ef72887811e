import * as z from 'zod'
import type { Resource } from '../roles/policy'
import { flag, IdParams, text } from './codecs'
import { collectionCalls } from './collection-calls'
import { endpoint } from './endpoint'
import { PageQuery, pageOf } from './paging'

export const Deleted = z.object({ id: z.number().int() })

export const OneQuery = z.object({ scope: z.enum(['public', 'manage']).optional() })

/** What every list understands beside its page: search text, scope and the management views' sorting. */
export const ListQuery = PageQuery.extend({
  keyword: text(200).optional(),
  scope: z.enum(['public', 'manage']).optional(),
  /** Management lists: a field, `-` before it for descending. */
  sort: z
    .string()
    .regex(/^-?[a-z_]{1,40}$/)
    .optional(),
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
    .optional(),
  is_active: flag().optional(),
})

interface CollectionShape<
  Record_ extends z.core.$ZodType,
  Fields extends z.core.$ZodType,
  Changes extends z.core.$ZodType,
  Query extends z.core.$ZodType,
> {
  /** Last part of the address and name in the policy table. */
  name: Resource
  record: Record_
  fields: Fields
  changes: Changes
  query: Query
}

export function collection<
  Record_ extends z.core.$ZodType,
  Fields extends z.core.$ZodType,
  Changes extends z.core.$ZodType,
  Query extends z.core.$ZodType,
>({ name, record, fields, changes, query }: CollectionShape<Record_, Fields, Changes, Query>) {
  const calls = collectionCalls(name)
  return {
    list: endpoint({ ...calls.list, summary: `List ${name}`, query, reply: pageOf(record) }),
    one: endpoint({
      ...calls.one,
      summary: `One of ${name}`,
      params: IdParams,
      query: OneQuery,
      reply: record,
    }),
    create: endpoint({ ...calls.create, summary: `Add to ${name}`, body: fields, reply: record }),
    update: endpoint({
      ...calls.update,
      summary: `Change one of ${name}`,
      params: IdParams,
      body: changes,
      reply: record,
    }),
    remove: endpoint({
      ...calls.remove,
      summary: `Delete one of ${name}`,
      params: IdParams,
      reply: Deleted,
    }),
  }
}
