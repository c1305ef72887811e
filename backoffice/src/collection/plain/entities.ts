import { COLLECTIONS, type CollectionName } from '@botika/common/roles/collections'
import type { Entity } from '@botika/common/entity/entity'

export async function entityNamed(name: CollectionName): Promise<Entity> {
  const { folder = name } = COLLECTIONS[name] as { folder?: string }
  const declared = (await import(`../../../../common/src/${folder}/entity.ts`)) as Record<string, Entity>
  const entity = Object.values(declared).find((one) => one.name === name)
  if (!entity) throw new Error(`There is no common/src/${folder}/entity.ts that declares ${name}`)
  return entity
}
