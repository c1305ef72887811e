import type { AuditEntry, FieldChange } from '@botika/common/audit/endpoints'
import { formatPesos, toPesos } from '@botika/common/money'
import type { AuditRow } from './read-repository'

/** What the screens derive themselves, or nobody reads. */
const TECHNICAL = new Set(['slug', 'name_sort', 'equivalence_key', 'match_key', 'updated_at'])

/** Whole centavos in these resources' columns. */
const MONEY: Readonly<Record<string, ReadonlySet<string>>> = {
  inventories: new Set(['price']),
  'price-caps': new Set(['cap']),
  doctors: new Set(['consultation_fee']),
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

/** What was written down of a change, field by field; a bare value is what it became. */
export function changesOf(resource: string, action: string, changes: unknown): FieldChange[] {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return []
  return Object.entries(changes)
    .filter(([field]) => !TECHNICAL.has(field))
    .map(([field, value]) => {
      const isMoney = MONEY[resource]?.has(field) ?? false
      if (isStep(value))
        return { field, before: textOf(value.from, isMoney), after: textOf(value.to, isMoney) }
      const text = textOf(value, isMoney)
      return action === 'delete' ? { field, before: text, after: null } : { field, before: null, after: text }
    })
    .filter(({ before, after }) => before !== after)
}

export const presentEntry = (row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry => ({
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
  changes: changesOf(row.resource, row.action, row.changes),
})
