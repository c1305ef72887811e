import * as fieldsMessages from '@botika/common/messages/office/fields'
import type { Entity } from '@botika/common/entity/entity'
import type { Field as Declared, Fields } from '@botika/common/entity/fields'
import type { RaRecord } from 'react-admin'
import { STANDINGS } from '../rich/publication'
import type { Choice, Field, Spec } from '../spec'

/** What the screens of an entity have beyond its data: components, and how single fields are said. */
type Beyond = Pick<Spec, 'preview' | 'notice' | 'actions' | 'whatGoes' | 'comesFrom'> & {
  fields?: Readonly<Record<string, Pick<Field, 'format' | 'leadsTo'>>>
  filters?: NonNullable<Spec['filters']>
}

export function specOf<F extends Fields>(
  entity: Entity<F>,
  { fields: overrides = {}, filters = [], ...beyond }: Beyond = {},
): Spec {
  const { one, many, about, sort, defaults, nameFields, fields } = entity
  const declared = Object.entries<Declared>(fields)
  const shown = declared.filter(([, { label }]) => label !== undefined)
  const titles = [...new Set(shown.map(([, { part = one }]) => part))]
  return {
    one,
    many,
    about,
    sort,
    ...(defaults ? { defaults } : {}),
    nameOf: (record: RaRecord) =>
      nameFields
        .map((name) => record[name])
        .filter(Boolean)
        .join(' '),
    parts: titles.map((title) => ({
      title,
      fields: shown
        .filter(([, { part = one }]) => part === title)
        .map(([source, field]) => ({ ...fieldOf(source, field), ...overrides[source] })),
    })),
    filters: [...declared.flatMap(([source, field]) => filterOf(source, field)), ...filters],
    ...beyond,
  }
}

export function fieldOf(source: string, { kind, when, isRequiredInForm = false, ...field }: Declared): Field {
  return {
    ...field,
    source,
    isRequired: field.isRequired ?? isRequiredInForm,
    ...(when ? { when: (values: Record<string, unknown>) => values[when.field] === when.is } : {}),
    ...(kind === 'placePart' ? { kind: 'text', isReadOnly: true } : { kind }),
  } as Field
}

function filterOf(source: string, { kind, isFilter, label, choices = [] }: Declared) {
  if (kind === 'publication')
    return { source: 'standing', label: fieldsMessages.publication, choices: STANDINGS }
  return kind === 'choice' && isFilter && label
    ? { source, label, choices: choices as readonly Choice[] }
    : []
}
