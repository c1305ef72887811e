import type { Entity } from '@botika/common/entity/entity'
import type { Fields } from '@botika/common/entity/fields'
import type { RaRecord } from 'react-admin'
import type { OfficeResource } from '../../ui/office-resource'
import { screen, together } from '../../ui/screen'
import type { Spec } from '../spec'

type Screens = typeof import('./screens')

interface PlainOptions {
  name: string
  load: () => Promise<{ spec: Spec }>
  isMadeElsewhere?: boolean
}

export const plainResource = ({ name, load, isMadeElsewhere = false }: PlainOptions): OfficeResource =>
  resourceOf(name, load, ({ spec }) => spec, isMadeElsewhere)

export const entityResource = <F extends Fields>(
  name: string,
  load: () => Promise<Entity<F>>,
): OfficeResource => resourceOf(name, load, (entity, { specOf }) => specOf(entity))

function resourceOf<Loaded>(
  name: string,
  load: () => Promise<Loaded>,
  specIn: (loaded: Loaded, screens: Screens) => Spec,
  isMadeElsewhere = false,
): OfficeResource {
  const plain = (kind: 'List' | 'Edit' | 'Create') =>
    screen(async () => {
      const [loaded, screens] = await together([load(), import('./screens')])
      const spec = specIn(loaded, screens)
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
