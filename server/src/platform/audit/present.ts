import type { AuditEntry, FieldChange } from '@botika/common/audit/endpoints'
import { formatPesos, toPesos } from '@botika/common/money'
import type { AuditRow } from './read-repository'
import type { LoggedCollection } from './service'

/** What the screens derive themselves, or nobody reads. */
const TECHNICAL = new Set(['slug', 'name_sort', 'equivalence_key', 'match_key', 'updated_at'])

type Amounts = LoggedCollection['amounts']

const AMOUNTS: Readonly<Record<string, Amounts>> = { inventories: { price: 'pesos' } }

const REFERENCES: Readonly<Record<string, string>> = {
  pharmacy_id: 'pharmacies',
  product_id: 'products',
  product_ids: 'products',
  category_id: 'categories',
  subcategory_id: 'subcategories',
  subsubcategory_id: 'subsubcategories',
  specialty_id: 'specialties',
  courier_id: 'couriers',
  user_id: 'users',
}

const LONGEST = 300

function textOf(value: unknown, isMoney: boolean): string | null {
  if (value === null || value === undefined || value === '') return null
  if (isMoney && typeof value === 'number') return formatPesos(toPesos(value))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text =
    typeof value === 'string' ? value : Array.isArray(value) ? listOf(value) : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const listOf = (values: readonly unknown[]) =>
  values.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join(', ')

const isStep = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'to' in value && Object.keys(value).length <= 2

/** What was written down of a change, field by field; a bare value is what it became. `names` are those of records referred to. */
export function changesOf(
  resource: string,
  action: string,
  changes: unknown,
  names: ReadonlyMap<string, string> = new Map(),
  amounts: Amounts = AMOUNTS[resource] ?? {},
): FieldChange[] {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return []
  return Object.entries(changes)
    .filter(([field]) => !TECHNICAL.has(field))
    .map(([field, value]) => {
      const amount = Object.hasOwn(amounts, field) ? amounts[field] : undefined
      const words = (held: unknown) =>
        amount === 'hundredths' && typeof held === 'number'
          ? String(held / 100)
          : textOf(namedBy(field, held, names), amount === 'pesos')
      if (isStep(value)) return { field, before: words(value.from), after: words(value.to) }
      const text = words(value)
      return action === 'delete' ? { field, before: text, after: null } : { field, before: null, after: text }
    })
    .filter(({ before, after }) => before !== after)
}

interface Referred {
  resource: string
  record_id: number
}

export function referredIn(changes: unknown): Referred[] {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return []
  return Object.entries(changes).flatMap(([field, value]) => {
    const resource = Object.hasOwn(REFERENCES, field) ? REFERENCES[field] : undefined
    if (!resource) return []
    const held = isStep(value) ? [value.from, value.to] : [value]
    return held
      .flat()
      .filter((id): id is number => typeof id === 'number')
      .map((record_id) => ({ resource, record_id }))
  })
}

function namedBy(field: string, value: unknown, names: ReadonlyMap<string, string>): unknown {
  const resource = Object.hasOwn(REFERENCES, field) ? REFERENCES[field] : undefined
  if (!resource) return value
  const nameOf = (id: unknown) => names.get(`${resource} ${String(id)}`) ?? `#${String(id)}`
  if (Array.isArray(value)) return value.map(nameOf)
  return typeof value === 'number' ? nameOf(value) : value
}

export const presentEntry = (
  row: AuditRow,
  names: ReadonlyMap<string, string>,
  amounts?: Amounts,
): AuditEntry => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  user_id: row.user_id,
  user_name: row.user_name || null,
  pharmacy_id: row.pharmacy_id,
  pharmacy_name: row.pharmacy_name,
  action: row.action,
  resource: row.resource,
  record_id: row.record_id,
  record_name: names.get(`${row.resource} ${row.record_id}`) ?? null,
  changes: changesOf(row.resource, row.action, row.changes, names, amounts),
})
