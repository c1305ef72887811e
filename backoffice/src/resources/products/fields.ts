import { fields, shared } from '@botika/common/messages/office'
import { FACT_NAMES, FACTS, TEXT_FACTS, type TextFact } from '@botika/common/products/facts'
import { fieldOf } from '../../collection/plain/spec-of'
import type { StaleField } from '../../collection/stale/fields'
import { GROUP_NAMES } from './groups'

const textsOf = (kind: 'text' | 'long') => TEXT_FACTS.filter((fact) => FACTS[fact].kind === kind)
const SHORT_TEXTS = textsOf('text')
export const SECTIONS = textsOf('long')

const IN_ROWS: readonly TextFact[][] = [
  ['generic_name', 'brand'],
  ['strength', 'dosage_form', 'pack_size'],
]
export const ROWS = [
  ...IN_ROWS,
  SHORT_TEXTS.filter((fact) => fact !== 'name' && !IN_ROWS.some((row) => row.includes(fact))),
]

export const ALL_FACTS: readonly TextFact[] = ['name', ...ROWS.flat(), ...SECTIONS]

export const FIELDS: readonly StaleField[] = [
  ...FACT_NAMES.flatMap((fact) => {
    const field = fieldOf(fact, FACTS[fact])
    return field.label ? [field] : []
  }),
  { source: 'images', label: shared.pictures, kind: 'pictures' },
  { source: 'selling_price', label: shared.price, kind: 'money' },
  { source: 'quantity', label: shared.stock, kind: 'number' },
  { source: 'sku', label: shared.sku, kind: 'text' },
  {
    source: 'status',
    label: fields.status,
    kind: 'choice',
    choices: Object.entries(GROUP_NAMES).map(([id, name]) => ({ id, name })),
  },
]
