import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import type { KeyUse } from '../idempotency/key-use'
import type { Label, Language } from '@botika/common/messages/message'
import { Problem } from '@botika/common/http/problem'
import { slugOf } from '@botika/common/slug'
import type { AuditService } from '../audit/service'
import type { Person } from '../sessions/person'
import type { Tx } from '../db/client'
import type { CollectionDefinition, Fields, ListRequest, Row, View } from './definition'
import { nameSort } from '@botika/common/products/words'
import { once } from '../idempotency/repository'
import type { CollectionRepository } from './repository'
import { sqlStateOf } from '../db/sql-state'

interface Violation {
  kind: 'absent' | 'in_use' | 'twice'
  column: string | null
  usedBy?: string
}

function violationOf(error: unknown, table: string, columns: string[]): Violation | null {
  const state = sqlStateOf(error)
  if (state !== '23503' && state !== '23505') return null
  const { table: faulty, constraint } = namesOf(error)
  const isOurs = constraint.startsWith(`${table}_`)
  const column =
    columns.find((name) => isOurs && constraint.slice(table.length).includes(`_${name}_`)) ?? null
  if (state === '23505') return { kind: 'twice', column }
  // the other way round, the table is the one that still refers to ours
  return faulty === table && column ? { kind: 'absent', column } : { kind: 'in_use', column, usedBy: faulty }
}

function namesOf(error: unknown): { table: string; constraint: string } {
  if (typeof error !== 'object' || error === null) return { table: '', constraint: '' }
  const { table = '', constraint = '' } = error as { table?: string; constraint?: string }
  return constraint || !('cause' in error) ? { table, constraint } : namesOf(error.cause)
}

export interface Writer {
  person: Person | null
  language?: Language
  ownerId?: number | null
}

export type CollectionService<Shown> = ReturnType<typeof collectionService<Shown & { id: number }>>

interface Trace {
  person: Person | null
  action: 'create' | 'update' | 'delete'
  id: number
  changes: Row
  row: Row
}

export function collectionService<Shown extends { id: number }>({
  repository,
  definition,
  audit,
}: {
  repository: CollectionRepository
  definition: CollectionDefinition<Shown>
  audit: AuditService
}) {
  const { noun, title, owner } = definition
  const managed = (ownerId: number | null | undefined): View => ({
    isManage: true,
    ...(ownerId === undefined ? {} : { ownerId }),
  })

  async function leaveTrace(tx: Tx, { person, action, id, changes, row }: Trace) {
    if (!person) return
    const pharmacyId = owner ? ((row[owner] as number | null | undefined) ?? null) : null
    await audit.record(tx, {
      person,
      action,
      resource: definition.resource,
      recordId: id,
      pharmacyId,
      changes: withoutPersonal(definition.personal ?? [], changes),
    })
  }

  return {
    async list(view: View, asked: ListRequest): Promise<{ data: Shown[]; total: number }> {
      if (asked.filter === 'nearest' && (asked.lat === undefined || asked.lng === undefined)) {
        throw Problem.invalidField('filter', t(messages.distanceNeedsPlace))
      }
      const { rows, total } = await repository.list(view, asked)
      return { data: rows.map(definition.present), total }
    },

    async one(view: View, id: number): Promise<Shown> {
      return definition.present(present(await repository.find(view, id), noun))
    },

    create: ({ person, ownerId, language }: Writer, fields: Fields, use?: KeyUse): Promise<Shown> =>
      repository.write((writer) =>
        once(writer.tx.sql, use, async () => {
          const given = ownerId === undefined || !owner ? fields : { ...fields, [owner]: ownOf(ownerId) }
          const writing = { tx: writer.tx, person, language, before: null }
          const settled = definition.settle ? await definition.settle(given, writing) : given
          const row = { ...definition.always, ...columnsOf(definition, settled) }
          const id = await refusing(definition, row, () => writer.insert(row))
          await definition.afterCreate?.(id, given, writing)
          await leaveTrace(writer.tx, { person, action: 'create', id, changes: row, row })
          return definition.present(present(await writer.find(managed(undefined), id), noun))
        }),
      ),

    update: ({ person, ownerId, language }: Writer, id: number, changes: Fields): Promise<Shown> =>
      repository.write(async (writer) => {
        const before = present(await writer.hold(managed(ownerId), id), noun)
        refuseStale(definition, before, changes)
        const { updated_at: _version, ...asked } = changes
        const given = ownerId === undefined || !owner ? asked : { ...asked, [owner]: ownOf(ownerId) }
        const settled = definition.settle
          ? await definition.settle(given, { tx: writer.tx, person, language, before })
          : given
        const row = columnsOf(definition, settled)
        await refusing(definition, row, () => writer.update(id, row))
        await leaveTrace(writer.tx, {
          person,
          action: 'update',
          id,
          changes: differences(before, row),
          row: before,
        })
        return definition.present(present(await writer.find(managed(undefined), id), noun))
      }),

    remove: ({ person, ownerId }: Writer, id: number): Promise<{ id: number }> =>
      repository.write(async (writer) => {
        const before = present(await writer.hold(managed(ownerId), id), noun)
        await refusing(definition, {}, () => writer.remove(id), String(before[title]))
        await leaveTrace(writer.tx, {
          person,
          action: 'delete',
          id,
          changes: { [title]: before[title] },
          row: before,
        })
        return { id }
      }),
  }
}

const inSentence = (noun: Label) => t(noun).toLowerCase()

function present(row: Row | null, noun: Label): Row {
  if (!row) throw new Problem('not_found', phrase(messages.recordNotFound, { noun: inSentence(noun) }))
  return row
}

function ownOf(ownerId: number | null): number {
  if (ownerId === null) throw new Problem('forbidden', phrase(messages.noPharmacyOfYours))
  return ownerId
}

function refuseStale<Shown extends { id: number }>(
  definition: CollectionDefinition<Shown>,
  before: Row,
  changes: Fields,
) {
  const version = changes['updated_at']
  if (version === undefined) return
  if (new Date(String(version)).getTime() === (before['updated_at'] as Date).getTime()) return
  throw new Problem(
    'stale_record',
    phrase(messages.recordChangedMeanwhile, { noun: inSentence(definition.noun) }),
    {
      extra: definition.present(before),
    },
  )
}

function columnsOf<Shown extends { id: number }>(
  definition: CollectionDefinition<Shown>,
  fields: Fields,
): Row {
  const row: Row = {}
  for (const [name, target] of Object.entries(definition.columns)) {
    const value = fields[name]
    if (value === undefined) continue
    if (typeof target === 'string') row[target] = value
    else row[target.column] = value === null ? null : target.keep(value)
  }
  const name = row[definition.title]
  if (typeof name === 'string') {
    if (definition.hasSlug) row['slug'] = slugOf(name)
    if (definition.hasNameSort) row['name_sort'] = nameSort(name)
  }
  return row
}

const NOUNS_OF: Readonly<Record<string, Label>> = {
  couriers: messages.couriers,
  doctors: messages.doctors,
  inventories: messages.inventories,
  preregisters: messages.preregisters,
  products: messages.products,
  promotions: messages.promotions,
  sales_records: messages.salesRecords,
  seller_orders: messages.sellerOrders,
  subcategories: messages.subcategories,
  subsubcategories: messages.subsubcategories,
  users: messages.users,
}

async function refusing<T, Shown extends { id: number }>(
  definition: CollectionDefinition<Shown>,
  row: Row,
  work: () => Promise<T>,
  label = '',
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const violation = violationOf(error, definition.table, Object.keys(row))
    if (!violation) throw error
    const { kind, column, usedBy = '' } = violation
    if (kind === 'absent') throw Problem.invalidField(column ?? '_', t(messages.relatedNotFound))
    if (kind === 'in_use') {
      const kept = label || t(messages.thisRecord, { noun: inSentence(definition.noun) })
      const nouns = NOUNS_OF[usedBy]
      throw new Problem(
        'in_use',
        nouns
          ? phrase(messages.stillInUse, { kept, nouns: t(nouns) })
          : phrase(messages.keptStillUsedElsewhereSo, { kept }),
      )
    }
    const taken = definition.taken?.[column ?? '']
    const field = taken?.field ?? column ?? definition.title
    const message = taken
      ? t(taken.text)
      : t(messages.nameTaken, { noun: inSentence(definition.noun), field })
    throw new Problem('already_exists', `${message}.`, { errors: { [field]: [message] } })
  }
}

/** Of what people say of themselves, the book of changes names the fields alone: it is kept for good. */
function withoutPersonal(personal: readonly string[], changes: Row): Row {
  const fields = Object.keys(changes).filter((field) => personal.includes(field))
  if (fields.length === 0) return changes
  return {
    ...Object.fromEntries(Object.entries(changes).filter(([field]) => !fields.includes(field))),
    fields,
  }
}

function differences(before: Row, after: Row): Row {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
  )
  return Object.fromEntries(changed.map(([name, value]) => [name, { from: before[name], to: value }]))
}
