import { type Permission, policy, type Resource } from '../roles/policy'

/** The five calls of an ordinary collection; the public reads it where the policy grants `read`. */
export function collectionCalls<Name extends Resource>(name: Name) {
  const path = `/api/${name}` as const
  const one = `${path}/:id` as const
  const may = (action: string) => `${name}.${action}` as Permission
  const read =
    'read' in policy[name]
      ? { permission: may('read'), managePermission: may('manage'), isPublicRead: true }
      : { permission: may('manage') }
  return {
    list: { method: 'GET', path, ...read },
    one: { method: 'GET', path: one, ...read },
    create: { method: 'POST', path, permission: may('create'), status: 201 },
    update: { method: 'PUT', path: one, permission: may('update') },
    remove: { method: 'DELETE', path: one, permission: may('delete') },
  } as const
}
