import { Problem } from '../http/problem'
import type { User } from '../session/endpoints'
import { can, type Permission, policy, type Resource } from '../roles/policy'
import { officeOf, type Visitor, visitorsOf } from '../roles/roles'
import type { SessionClient } from './session-client'

export const visitorsIn = (user: Pick<User, 'roles'> & Partial<Pick<User, 'position'>>) =>
  visitorsOf({ roles: user.roles.map((role) => role.name), position: user.position ?? null })

/** The screens' words for what somebody does to a resource, and the policy's words for the same, best first. */
const RIGHTS: Record<string, readonly string[]> = {
  list: ['manage', 'read'],
  show: ['manage', 'read'],
  export: ['manage', 'read'],
  create: ['create'],
  edit: ['update'],
  delete: ['delete'],
}

/** Whether somebody may do a screen's action; actions that only the policy knows go by their own name. */
export function mayDo(visitors: readonly Visitor[], resource: string, action: string): boolean {
  if (!(resource in policy)) return false
  const known = policy[resource as Resource]
  const right = (RIGHTS[action] ?? [action]).find((name) => name in known)
  return right !== undefined && can(visitors, `${resource}.${right}` as Permission)
}

interface ProviderNeeds {
  session: SessionClient
  policyName?: (resource: string) => string
}

/** Sign-in, sign-out and rights as an admin framework asks for them: a plain object of promises. */
export function makeAuthProvider({ session, policyName = (resource) => resource }: ProviderNeeds) {
  return {
    /** Signs in whoever it is; what they may see is asked afterwards. */
    async login({ email, password, otp }: { email: string; password: string; otp?: string }) {
      await session.login({ email, password, ...(otp === undefined ? {} : { otp }) })
    },
    async logout() {
      await session.logout()
    },
    async checkAuth() {
      const user = await session.user()
      // no message here or below: the sign-in page says enough
      if (!user || !officeOf(user)) throw { message: false }
    },
    /** Only a lost session signs out; being refused one thing does not. */
    async checkError(error: { status?: number }) {
      if (error.status === 401) throw { message: false }
    },
    async getIdentity() {
      const user = await session.user()
      if (!user) throw new Problem('not_signed_in')
      return { ...user, fullName: `${user.first_name} ${user.last_name}`.trim() }
    },
    async getPermissions() {
      const user = await session.user()
      return user ? visitorsIn(user) : []
    },
    async canAccess({ resource, action }: { resource: string; action: string }) {
      const user = await session.user()
      return mayDo(user ? visitorsIn(user) : [], policyName(resource), action)
    },
  }
}
