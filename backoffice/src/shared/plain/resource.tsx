import { lazy } from 'react'
import type { RaRecord, ResourceProps } from 'react-admin'
import type { Spec } from './spec'

interface PlainOptions {
  name: string
  load: () => Promise<{ spec: Spec }>
  /** Nobody adds these by hand. */
  isMadeElsewhere?: boolean
}

/** List, edit and create screens of a collection, from its table of fields; nothing is loaded before it is shown. */
export function plainResource({ name, load, isMadeElsewhere = false }: PlainOptions): ResourceProps {
  const screen = (kind: 'List' | 'Edit' | 'Create') =>
    lazy(async () => {
      const [{ spec }, screens] = await Promise.all([load(), import('./screens')])
      const Screen = screens[`Plain${kind}`]
      return { default: () => <Screen spec={spec} canCreate={!isMadeElsewhere} /> }
    })
  return {
    name,
    recordRepresentation: (record: RaRecord) =>
      String(record['name'] ?? record['title'] ?? record['pharmacy_name'] ?? `#${record.id}`),
    list: screen('List'),
    edit: screen('Edit'),
    ...(isMadeElsewhere ? {} : { create: screen('Create') }),
  }
}
