import type { Label } from '@botika/common/messages/message'
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { Translate } from '../lib/language/useTranslations'
import type { Tone } from '../ui/StatusChip'

export interface Choice {
  id: string
  name: Label
  tone?: Tone
  /** True of what every record has, which nobody gives or takes. */
  disabled?: boolean
}

interface Base {
  source: string
  label: Label
  isRequired?: boolean
  help?: Label
  /** A short text that is empty rather than absent; long ones always are. */
  isNeverNull?: boolean
  isLong?: boolean
  isListed?: boolean
  heading?: Label
  format?: (record: RaRecord, t: Translate) => string
  leadsTo?: (record: RaRecord) => { resource: string; filter: Record<string, unknown> } | null
  isOnlyNew?: boolean
  isReadOnly?: boolean
  office?: '/admin' | '/seller'
  when?: (values: Record<string, unknown>) => boolean
}

export type Field = Base &
  (
    | {
        kind:
          | 'text'
          | 'long'
          | 'email'
          | 'phone'
          | 'money'
          | 'number'
          | 'day'
          | 'moment'
          | 'flag'
          | 'password'
          | 'picture'
          | 'lines'
          | 'hours'
          | 'article'
          | 'publication'
      }
    | {
        kind: 'choice'
        choices: readonly Choice[]
      }
    | { kind: 'several'; choices: readonly Choice[]; read: (held: unknown) => string[] }
    | {
        kind: 'reference' | 'references'
        reference: string
        named?: string
        naming?: string
      }
    | { kind: 'place' }
  )

export interface Part {
  title: Label
  fields: readonly Field[]
}

export interface Spec {
  one: Label
  many: Label
  about: Label
  comesFrom?: { to: string; label: Label }
  nameOf: (record: RaRecord) => string
  parts: readonly Part[]
  actions?: ComponentType
  notice?: ComponentType
  preview?: ComponentType
  whatGoes?: Label
  sort: { field: string; order: 'ASC' | 'DESC' }
  defaults?: () => Record<string, unknown>
  filters?: readonly { source: string; label: Label; choices: readonly Choice[] }[]
}

export const listedFields = (spec: Spec, office: string) =>
  spec.parts.flatMap(({ fields }) => fields).filter((field) => field.isListed && isFor(field, office))

export const isFor = (field: Field, office: string) => field.office === undefined || field.office === office
