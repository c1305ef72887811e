import type { RaRecord } from 'react-admin'
import type { OfficeResource } from '../../ui/office-resource'
import { screen, together } from '../../ui/screen'
import type { Spec } from '../spec'

interface PlainOptions {
  name: string
  load: () => Promise<{ spec: Spec }>
  /** Nobody adds these by hand. */
  isMadeElsewhere?: boolean
}

/** List, edit and create screens of a collection, from its table of fields; nothing is loaded before it is shown. */
export function plainResource({ name, load, isMadeElsewhere = false }: PlainOptions): OfficeResource {
  const plain = (kind: 'List' | 'Edit' | 'Create') =>
    screen(async () => {
      const [{ spec }, screens] = await together([load(), import('./screens')])
      const Screen = screens[`Plain${kind}`]
      return () => <Screen spec={spec} canCreate={!isMadeElsewhere} />
    })
  return {
    name,
    recordRepresentation: (record: RaRecord) =>
      String(record['name'] ?? record['title'] ?? record['pharmacy_name'] ?? `#${record.id}`),
    list: plain('List'),
    edit: plain('Edit'),
    ...(isMadeElsewhere ? {} : { create: plain('Create') }),
  }
}
