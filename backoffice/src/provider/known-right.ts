import { mayDo, officeOf, roleNames } from '@botika/common/auth/provider'
import type { User } from '@botika/common/session/endpoints'
import type { QueryKey } from '@tanstack/react-query'

/** What react-admin asks the auth provider about somebody, answered at once; all else is undefined. */
export function knownRight(
  user: User | null,
  policyName: (resource: string) => string,
  [area, question, params]: QueryKey,
): unknown {
  if (area !== 'auth' || !user) return undefined
  const roles = roleNames(user)
  if (question === 'checkAuth') return officeOf(user) ? true : undefined
  if (question === 'getPermissions') return roles
  if (question !== 'canAccess') return undefined
  const { resource, action } = params as { resource: string; action: string }
  return mayDo(roles, policyName(resource), action)
}
