import type { Person } from '../sessions/person'
import type { SecurityEvent } from '../security-events/service'

interface Change {
  person: Person | null
  action: string
  resource: string
  recordId: number | null
  changes?: unknown
}

const NO_RIGHT = new Set<unknown>(['customer', null, undefined])

/**
 * What the security log has to know of a change that goes into the activity log: who may do what from now on, whose
 * account ended, what was exported. Taken from there, no way to change a right goes past it.
 */
export function securityEventsOf({ person, action, resource, recordId, changes }: Change): SecurityEvent[] {
  const by = { userId: person?.id, ip: person?.ip }
  if (action === 'export')
    return [{ ...by, kind: 'exported', what: resource === 'users' ? 'own-data' : resource }]
  if (resource !== 'users') return []
  const about = { ...by, accountId: recordId === person?.id ? null : recordId }
  const { given, taken } = rightsIn(changes)
  const isActive = stepOf(changes, 'is_active')
  return [
    ...given.map((what) => ({ ...about, kind: 'role-given', what }) as const),
    ...taken.map((what) => ({ ...about, kind: 'role-taken', what }) as const),
    ...(isActive.to === false ? [{ ...about, kind: 'account-suspended' } as const] : []),
    ...(isActive.from === false && isActive.to === true
      ? [{ ...about, kind: 'account-restored' } as const]
      : []),
    ...(action === 'sign-out' ? [{ ...about, kind: 'sessions-ended' } as const] : []),
    ...(action === 'delete' ? [{ ...about, kind: 'account-deleted' } as const] : []),
  ]
}

function rightsIn(changes: unknown) {
  const steps = [stepOf(changes, 'roles'), stepOf(changes, 'position')]
  const held = (at: 'from' | 'to') =>
    steps
      .flatMap((step) => [step[at]].flat())
      .filter((one) => !NO_RIGHT.has(one))
      .map(String)
  const [before, after] = [held('from'), held('to')]
  return {
    given: after.filter((one) => !before.includes(one)),
    taken: before.filter((one) => !after.includes(one)),
  }
}

function stepOf(changes: unknown, field: string): { from?: unknown; to?: unknown } {
  const value = (changes as Record<string, unknown> | null | undefined)?.[field]
  return typeof value === 'object' && value !== null && 'to' in value ? value : { to: value }
}
