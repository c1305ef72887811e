import type { Endpoint } from '@botika/common/http/endpoint'
import type { AuditService } from '../audit/service'
import type { Handling, Serve } from '../http/serve'
import type { CollectionDefinition } from './definition'
import { collectionRepository } from './repository'
import { type CollectionEndpoints, serveCollection } from './routes'
import { type CollectionService, collectionService } from './service'

export interface CollectionNeeds {
  db: Parameters<typeof collectionRepository>[0]
  serve: Serve
  audit: AuditService
}

export const serviceOf = <Shown extends { id: number }>(
  { db, audit }: Omit<CollectionNeeds, 'serve'>,
  definition: CollectionDefinition<Shown>,
): CollectionService<Shown> => {
  const { resource, title, amounts = {}, personal = [] } = definition
  const repository = collectionRepository(db, definition)
  if (!personal.includes(title)) audit.know({ resource, namesOf: repository.namesOf, amounts })
  return collectionService({ repository, definition, audit })
}

export const collectionsOn =
  (needs: CollectionNeeds) =>
  <Shown extends { id: number }>(
    endpoints: CollectionEndpoints,
    definition: CollectionDefinition<Shown>,
    beforeCreate?: (handling: Handling<Endpoint>) => Promise<void>,
  ): CollectionService<Shown> => {
    const service = serviceOf(needs, definition)
    serveCollection(needs.serve, endpoints, service, beforeCreate)
    return service
  }
