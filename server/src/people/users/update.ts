import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import type { Reach } from '@botika/common/roles/policy'
import { everybodys, type Position } from '@botika/common/roles/roles'
import { Problem } from '@botika/common/http/problem'
import type { User } from '@botika/common/session/endpoints'
import type { UserChanges } from '@botika/common/users/endpoints'
import type * as z from 'zod'
import {
  type AuditService,
  networkOf,
  type Person,
  type SecurityLog,
  type SessionService,
  worksHere,
} from '../../platform'
import type { EmailLinkService } from '../email-links/service'
import type { SecondFactorService } from '../second-factors/service'
import { presentUser } from './present'
import type { UserRepository } from './repository'
import { explainTaken, lastAdmin, mustReach, mustWorkSomewhere, noSuchUser, positionOf } from './rules'

interface Needs {
  repository: UserRepository
  sessions: SessionService
  audit: AuditService
  security: Pick<SecurityLog, 'record'>
  emailLinks: EmailLinkService
  limit: (name: string, subjects: string[]) => Promise<unknown>
  one: (id: number) => Promise<User>
  mustBeTheirs: SecondFactorService['mustBeTheirs']
}

type Changes = z.output<typeof UserChanges>

type UserRights = Pick<Person, 'roles'> & { pharmacy_id: number | null; position: Position | null }

export function userUpdate({
  repository,
  sessions,
  audit,
  security,
  emailLinks,
  limit,
  one,
  mustBeTheirs,
}: Needs) {
  return async function update(
    person: Person,
    reach: Reach,
    id: number,
    changes: Changes,
    ip: string,
  ): Promise<User> {
    mustReach(person, reach, id)
    const {
      updated_at,
      roles: given,
      pharmacy_id,
      position,
      is_active,
      email,
      current_password,
      otp,
      ...own
    } = changes
    const roles = given && everybodys(given)
    const workplace = roles && !roles.includes('seller') ? null : pharmacy_id
    const granted = reach === 'all' ? { roles, pharmacy_id: workplace, is_active } : {}
    const isSelf = person.id === id
    const isMove = email !== undefined && !isSameEmail((await one(id)).email, email)
    if (isMove && isSelf) {
      await limit('email-change', [`ip:${networkOf(ip)}`, `user:${id}`, `email:${email.toLowerCase()}`])
      await mustBeTheirs(id, { password: current_password, otp })
    }
    const moved = isMove && !isSelf ? { email, email_confirmed_at: null, holds_email: true } : {}
    // other letters, small or capital, are the same mailbox
    const spelled = email !== undefined && !isMove ? { email } : {}
    await repository
      .transaction(async (tx) => {
        const before = await repository.find(id, tx)
        if (!before) throw noSuchUser()
        const rights = { ...before, ...withoutAbsent(granted) }
        const isStaff = reach === 'all' && (roles !== undefined || position !== undefined)
        const placed = isStaff ? { position: positionOf(rights.roles, position ?? before.position) } : {}
        const after = { ...rights, ...placed }
        mustWorkSomewhere(after.roles, after.pharmacy_id)
        const losesAdmin =
          before.roles.includes('admin') && (!after.roles.includes('admin') || !after.is_active)
        if (losesAdmin && person.id === id) throw ownAdmin()
        if (losesAdmin && !(await repository.hasOtherAdmin(tx, id))) throw lastAdmin()
        if (gainsRight(before, after) && (isMove || !before.email_confirmed_at)) throw notConfirmed()
        const values = withoutAbsent({ ...own, ...spelled, ...granted, ...placed, ...moved })
        if (!(await repository.update(tx, id, values, updated_at)))
          throw new Problem('stale_record', phrase(messages.somebodyElseChangedThisAccountMeanwhilePlease), {
            extra: presentUser((await repository.find(id, tx)) ?? before),
          })
        // a link that went to the wrong address must not open the account
        if (isMove && isSelf) await emailLinks.startChange(tx, id, email)
        else if (isMove) {
          await repository.voidLinks(tx, id)
          await sessions.endAll(tx, id)
          await emailLinks.announceMove(tx, before)
          const about = { userId: person.id, accountId: id, ip: person.ip }
          await security.record(tx, { kind: 'email-changed', ...about })
        }
        if (losesRight(before, after)) await repository.voidInvitations(tx, id)
        if (after.is_active === false) await sessions.endAll(tx, id)
        // what is open shows what may be done no more; whoever changes it knows that
        else if (losesRight(before, after))
          await sessions.endAll(tx, id, person.id === id ? person.family : undefined)
        if (reach === 'all' || worksHere(person))
          await audit.record(tx, {
            person,
            action: 'update',
            resource: 'users',
            recordId: id,
            changes: {
              ...steps(before, { ...withoutAbsent(granted), ...placed }),
              // what people say of themselves is nobody's to read here
              fields: Object.keys(withoutAbsent({ email, ...own })),
            },
          })
      })
      .catch(explainTaken)
    sessions.forget()
    return one(id)
  }
}

const ownAdmin = () => new Problem('conflict', phrase(messages.youCantTakeYourOwnRightAs))

const withoutAbsent = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const gainsRight = (before: UserRights, after: UserRights) =>
  (after.position !== null && after.position !== before.position) ||
  after.roles.some((role) => !before.roles.includes(role)) ||
  (after.pharmacy_id !== null && after.pharmacy_id !== before.pharmacy_id)

const notConfirmed = () => {
  return Problem.invalid('roles', t(messages.thisPersonHasNotConfirmedTheirEmail))
}

const losesRight = (before: UserRights, after: UserRights) =>
  (before.position !== null && after.position !== before.position) ||
  before.roles.some((role) => !after.roles.includes(role)) ||
  (before.pharmacy_id !== null && after.pharmacy_id !== before.pharmacy_id)

const steps = (before: object, after: object) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([field, to]) => [field, { from: (before as Record<string, unknown>)[field], to }] as const)
      .filter(([, { from, to }]) => String(from) !== String(to)),
  )
