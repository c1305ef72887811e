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
  /** One line that is often wider than a phone: it wraps there. */
  isLong?: boolean
  /** Stands in the list as well. */
  isListed?: boolean
  /** Heads its column where the list shows more than this field: the whole name. */
  heading?: Label
  /** How the list says it, where the value alone says too little. */
  says?: (record: RaRecord, t: Translate) => string
  /** Where the list's value leads to: a list, filtered to what is counted. */
  leadsTo?: (record: RaRecord) => { resource: string; filter: Record<string, unknown> } | null
  /** Asked for when a record is added, and not again. */
  isOnlyNew?: boolean
  /** Only lists show it. */
  isReadOnly?: boolean
  office?: '/admin' | '/seller'
  /** Only asked for when the form's values say so. */
  when?: (values: Record<string, unknown>) => boolean
}

/** One field: what it is called, what kind of thing it holds, and where it shows. */
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
          /** Text with the marks of articles, and buttons for them. */
          | 'article'
          /** A moment of publication: a draft, at once, or later. */
          | 'publication'
      }
    | {
        kind: 'choice'
        choices: readonly Choice[]
      }
    /** Any number of a few; the record may hold them in another shape. */
    | { kind: 'several'; choices: readonly Choice[]; read: (held: unknown) => string[] }
    | {
        kind: 'reference' | 'references'
        reference: string
        /** Field of this record that already holds the other one's name. */
        named?: string
        /** Field of the other record that names it. */
        naming?: string
      }
    | { kind: 'place' }
  )

export interface Part {
  title: Label
  fields: readonly Field[]
}

/** An ordinary collection, told as a table of its fields: list, edit and create screens are made from it. */
export interface Spec {
  one: Label
  many: Label
  /** Said in an empty list: what belongs here. */
  about: Label
  /** The page of the shop from which its records come, where nobody adds them here. */
  comesFrom?: { to: string; label: Label }
  nameOf: (record: RaRecord) => string
  parts: readonly Part[]
  /** Buttons beside the title of a record's page. */
  actions?: ComponentType
  /** Stands above the fields and says what needs attention. */
  notice?: ComponentType
  /** Stands below the fields and says what their values mean. */
  preview?: ComponentType
  /** Said before one is deleted, where not only the record goes. */
  whatGoes?: Label
  sort: { field: string; order: 'ASC' | 'DESC' }
  defaults?: () => Record<string, unknown>
  /** A choice field that becomes a filter above the list. */
  filters?: readonly { source: string; label: Label; choices: readonly Choice[] }[]
}

/** The fields that a list shows, from all parts. */
export const listedFields = (spec: Spec, office: string) =>
  spec.parts.flatMap(({ fields }) => fields).filter((field) => field.isListed && isFor(field, office))

export const isFor = (field: Field, office: string) => field.office === undefined || field.office === office
