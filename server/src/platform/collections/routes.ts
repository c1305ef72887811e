import type { Endpoint } from '@botika/common/http/endpoint'
import { makePage } from '@botika/common/http/paging'
import type { Handling, Serve } from '../http/serve'
import type { Fields, ListRequest, View } from './definition'
import { onceOf } from '../idempotency/key-use'
import type { CollectionService } from './service'

export interface CollectionEndpoints {
  list: Endpoint
  one: Endpoint
  create: Endpoint
  update: Endpoint
  remove: Endpoint
}

const ownerOf = ({ reach, person }: Handling<Endpoint>) =>
  reach === 'own' ? { ownerId: person?.pharmacyId ?? null } : {}

const viewOf = (handling: Handling<Endpoint>, endpoint: Endpoint): View => ({
  isManage: handling.isManage || !endpoint.isPublicRead,
  ...ownerOf(handling),
})

const writerOf = (handling: Handling<Endpoint>) => ({
  person: handling.person,
  language: handling.language,
  ...ownerOf(handling),
})

const idOf = ({ params }: Handling<Endpoint>) => (params as { id: number }).id

export function serveCollection<Shown extends { id: number }>(
  serve: Serve,
  endpoints: CollectionEndpoints,
  service: CollectionService<Shown>,
  beforeCreate?: (handling: Handling<Endpoint>) => Promise<void>,
) {
  serve(endpoints.list, async (handling) => {
    const asked = handling.query as ListRequest
    const { data, total } = await service.list(viewOf(handling, endpoints.list), asked)
    return makePage({ data, total, path: endpoints.list.path, query: asked })
  })
  serve(endpoints.one, (handling) => service.one(viewOf(handling, endpoints.one), idOf(handling)))
  serve(endpoints.create, async (handling) => {
    await beforeCreate?.(handling)
    const use = endpoints.create.isIdempotent ? await onceOf(handling, endpoints.create.path) : undefined
    return service.create(writerOf(handling), handling.body as Fields, use)
  })
  serve(endpoints.update, (handling) =>
    service.update(writerOf(handling), idOf(handling), handling.body as Fields),
  )
  serve(endpoints.remove, (handling) => service.remove(writerOf(handling), idOf(handling)))
}
