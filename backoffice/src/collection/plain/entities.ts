import { COLLECTIONS, type CollectionName } from '@botika/common/roles/collections'
import type { Entity } from '@botika/common/entity/entity'

const DESCRIPTORS = import.meta.glob<Record<string, Entity>>('../../../../common/src/*/entity.ts')

export async function entityNamed(name: CollectionName): Promise<Entity> {
  const { folder = name } = COLLECTIONS[name] as { folder?: string }
  const declared = await DESCRIPTORS[`../../../../common/src/${folder}/entity.ts`]?.()
  const entity = Object.values(declared ?? {}).find((one) => one.name === name)
  if (!entity) throw new Error(`There is no common/src/${folder}/entity.ts that declares ${name}`)
  return entity
}
