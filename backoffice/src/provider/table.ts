import { policy, type Resource } from '@botika/common/roles/policy'

export const RENAMED: Readonly<Record<string, Resource>> = { orders: 'seller-orders' }

export function pathOf(resource: string): Resource {
  const path = RENAMED[resource] ?? resource
  if (!Object.hasOwn(policy, path)) throw new Error(`The API has no ${resource}`)
  return path as Resource
}
