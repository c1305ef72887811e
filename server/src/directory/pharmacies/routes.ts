import { makePage } from '@botika/common/http/paging'
import { type Pharmacy, pharmacies } from '@botika/common/pharmacies/endpoints'
import type { CollectionService, Fields, Handling, Serve } from '../../platform'
import type { PharmacyService } from './service'

interface Needs {
  serve: Serve
  service: PharmacyService
  kept: CollectionService<Pharmacy>
  onChange: () => void
}

export function pharmacyRoutes({ serve, service, kept, onChange }: Needs) {
  const ownerOf = ({ reach, person }: Pick<Handling<typeof pharmacies.list>, 'reach' | 'person'>) =>
    reach === 'own' ? { ownerId: person?.pharmacyId ?? null } : {}
  const changed = <T>(answer: T): T => {
    onChange()
    return answer
  }

  serve(pharmacies.list, async (handling) => {
    const { query, isManage } = handling
    const { data, total } = isManage
      ? await kept.list({ isManage: true, ...ownerOf(handling) }, query)
      : await service.list(query)
    return makePage({ data, total, path: pharmacies.list.path, query })
  })
  serve(pharmacies.one, (handling) => {
    const { params, query, isManage } = handling
    if (isManage) return kept.one({ isManage: true, ...ownerOf(handling) }, params.id)
    const hasPosition = query.lat !== undefined && query.lng !== undefined
    return service.one(params.id, hasPosition ? { lat: query.lat ?? 0, lng: query.lng ?? 0 } : undefined)
  })
  serve(pharmacies.create, async ({ body, person }) => changed(await kept.create({ person }, body as Fields)))
  serve(pharmacies.update, async (handling) =>
    changed(
      await kept.update(
        { person: handling.person, ...ownerOf(handling) },
        handling.params.id,
        handling.body as Fields,
      ),
    ),
  )
  serve(pharmacies.remove, async ({ params, person }) => changed(await kept.remove({ person }, params.id)))
}
