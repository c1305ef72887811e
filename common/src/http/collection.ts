import * as z from 'zod'
import type { Permission, Resource } from '../roles/policy'
import { flag, IdParams, text } from './codecs'
import { endpoint } from './endpoint'
import { PageQuery, pageOf } from './paging'

/** The answer to a delete. */
export const Deleted = z.object({ id: z.number().int() })

/** What reading one record understands. */
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
  /** What an update takes: each field optional. */
  changes: Changes
  query: Query
  /** False where even reading is for the back office. */
  isPublic?: boolean
}

/** The five calls of an ordinary collection. */
export function collection<
  Record_ extends z.core.$ZodType,
  Fields extends z.core.$ZodType,
  Changes extends z.core.$ZodType,
  Query extends z.core.$ZodType,
>({
  name,
  record,
  fields,
  changes,
  query,
  isPublic = true,
}: CollectionShape<Record_, Fields, Changes, Query>) {
  const path = `/api/${name}` as const
  const may = (action: string) => `${name}.${action}` as Permission
  const read = isPublic
    ? { permission: may('read'), managePermission: may('manage'), isPublicRead: true }
    : { permission: may('manage') }
  return {
    list: endpoint({ method: 'GET', path, summary: `List ${name}`, ...read, query, reply: pageOf(record) }),
    one: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      summary: `One of ${name}`,
      ...read,
      params: IdParams,
      query: OneQuery,
      reply: record,
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: `Add to ${name}`,
      permission: may('create'),
      body: fields,
      reply: record,
      status: 201,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Change one of ${name}`,
      permission: may('update'),
      params: IdParams,
      body: changes,
      reply: record,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Delete one of ${name}`,
      permission: may('delete'),
      params: IdParams,
      reply: Deleted,
    }),
  }
}
