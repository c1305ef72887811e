import type { Label } from '@botika/common/messages/message'
import * as records from '@botika/common/messages/office/records'
import * as fieldsMessages from '@botika/common/messages/office/fields'
import { type Field, isFor, type Spec } from '../spec'

export type StaleField = Field | { source: string; label: Label; kind: 'pictures' }

const PLACE: readonly StaleField[] = [
  { source: 'province', label: records.province, kind: 'text' },
  { source: 'city', label: fieldsMessages.city, kind: 'text' },
  { source: 'barangay', label: records.barangay, kind: 'text' },
  { source: 'latitude', label: records.latitude, kind: 'number' },
  { source: 'longitude', label: records.longitude, kind: 'number' },
]

/** Fields that a form can change; read-only ones only where buttons beside the fields set them (a choice). */
export const formFields = ({ parts }: Spec, office: string): readonly StaleField[] =>
  parts
    .flatMap(({ fields }) => fields)
    .filter((field) => isFor(field, office) && (field.isReadOnly !== true || field.kind === 'choice'))
    .flatMap((field) => (field.kind === 'place' ? [field, ...PLACE] : [field]))

/** A record in the form's terms: it holds as objects, in any order, what the form keeps as names. */
export function inTermsOf(fields: readonly StaleField[], values: Record<string, unknown>) {
  const read = fields.flatMap((field) => {
    if (field.kind !== 'several' || !(field.source in values)) return []
    const held = field.read(values[field.source])
    return [[field.source, field.choices.filter(({ id }) => held.includes(id)).map(({ id }) => id)] as const]
  })
  return { ...values, ...Object.fromEntries(read) }
}
