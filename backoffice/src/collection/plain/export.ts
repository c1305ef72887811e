import { inEnglish } from '../../lib/language/useTranslations'
import type { RaRecord } from 'react-admin'
import type { ExportColumn } from '../export/sheet'
import { publicationOf } from '../rich/publication'
import { type Field, isFor, type Spec } from '../spec'

type Column = ExportColumn<RaRecord>

const PLACE = { address: 'Address', barangay: 'Barangay', city: 'City', province: 'Province' } as const

export function exportColumnsOf(spec: Spec, office: string): Column[] {
  const columns = new Map<string, Column>()
  const add = (source: string, column: Column) => {
    if (!columns.has(source)) columns.set(source, column)
  }
  add('id', { heading: 'ID', read: ({ id }) => id })
  for (const field of spec.parts.flatMap(({ fields }) => fields)) {
    if (!isFor(field, office) || field.isOnlyNew || field.kind === 'picture') continue
    if (field.kind === 'place') {
      for (const [source, heading] of Object.entries(PLACE))
        add(source, { heading, read: (record) => asText(record[source]) })
    } else add(field.source, { heading: headingOf(field), read: (record) => cellOf(field, record) })
  }
  return [...columns.values()]
}

function headingOf(field: Field): string {
  const label = inEnglish(field.label)
  if (field.kind === 'references') return `${label} (IDs)`
  return field.kind === 'reference' && !field.named ? `${label} ID` : label
}

function cellOf(field: Field, record: RaRecord): string | number | null {
  const value: unknown = record[field.source]
  switch (field.kind) {
    case 'flag':
      return value ? 'Yes' : 'No'
    case 'choice': {
      const choice = field.choices.find(({ id }) => id === value)
      return choice ? inEnglish(choice.name) : asText(value)
    }
    case 'several': {
      const held = field.read(value)
      const chosen = field.choices.filter(({ id }) => held.includes(id))
      return chosen.map(({ name }) => inEnglish(name)).join(', ')
    }
    case 'publication':
      return publicationOf(asText(value)).label
    case 'reference':
      return asText(field.named ? record[field.named] : value)
    default:
      return typeof value === 'number' ? value : asText(value)
  }
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return Array.isArray(value) ? value.join('\n') : String(value)
}
