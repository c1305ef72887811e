import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import type { Language } from '@botika/common/messages/message'
import type { Reach } from '@botika/common/roles/policy'
import { everybodys, type RoleName } from '@botika/common/roles/roles'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import type { User } from '@botika/common/session/endpoints'
import type { PasswordChange, UserFields, users } from '@botika/common/users/endpoints'
import type * as z from 'zod'
import type { RequestOf } from '@botika/common/http/endpoint'
import {
  type AuditService,
  hashPassword,
  type MailService,
  mustBeHardToGuess,
  type Person,
  type SecurityLog,
  type SessionService,
  worksHere,
} from '../../platform'
import type { EmailLinkService } from '../email-links/service'
import { changedEmail, ownChangeEmail } from '../password-links/emails'
import type { PasswordLinkService } from '../password-links/service'
import type { SecondFactorService } from '../second-factors/service'
import { leftEmail } from './emails'
import type { LeavingRepository } from './leaving-repository'
import { presentUser } from './present'
import type { UserRepository } from './repository'
import {
  explainTaken,
  lastAdmin,
  mustLeaveAnOwner,
  mustReach,
  mustWorkSomewhere,
  noSuchUser,
  positionOf,
} from './rules'
import { userUpdate } from './update'

interface Needs {
  repository: UserRepository
  leaving: LeavingRepository
  sessions: SessionService
  audit: AuditService
  security: Pick<SecurityLog, 'record'>
  sendLink: PasswordLinkService['sendIn']
  emailLinks: EmailLinkService
  mustBeTheirs: SecondFactorService['mustBeTheirs']
  tell: MailService['queue']
  linkTo: (path: string) => string
  limit: (name: string, subjects: string[]) => Promise<unknown>
}

type ListQuery = RequestOf<typeof users.list>['query']

export function userService(needs: Needs) {
  const { repository, sessions, audit, sendLink, emailLinks } = needs

  async function one(id: number): Promise<User> {
    const row = await repository.find(id)
    if (!row) throw noSuchUser()
    return presentUser(row)
  }

  return {
    one,

    async read(person: Person, reach: Reach, id: number) {
      mustReach(person, reach, id)
      return one(id)
    },

    async list(query: ListQuery) {
      const ids = query.ids?.split(',').map(Number)
      const { rows, total } = await repository.list({ ...query, ids })
      const data = rows.map(presentUser)
      return makePage({ data, total, path: '/api/users', query })
    },

    /** Answered the same whether another account has the address: the new one holds it once its link is followed. */
    async create(
      person: Person | null,
      fields: z.output<typeof UserFields>,
      language: Language,
    ): Promise<User> {
      const isAdmin = person?.roles.includes('admin') ?? false
      const roles: RoleName[] = everybodys(isAdmin ? (fields.roles ?? []) : [])
      const pharmacyId = roles.includes('seller') ? (fields.pharmacy_id ?? null) : null
      mustWorkSomewhere(roles, pharmacyId)
      const linkedBy = isAdmin && fields.send_link ? person : null
      if (!linkedBy && roles.length > 1) throw ownPassword()
      const password_hash = linkedBy ? null : await hashPassword(chosen(fields))
      const id = await repository
        .transaction(async (tx) => {
          const made = await repository.insert(tx, {
            email: fields.email,
            holds_email: isAdmin,
            password_hash,
            first_name: fields.first_name,
            last_name: fields.last_name,
            contact_number: fields.contact_number ?? null,
            language: isAdmin ? 'en' : language,
            roles,
            pharmacy_id: pharmacyId,
            position: positionOf(roles, fields.position),
            is_active: isAdmin ? (fields.is_active ?? true) : true,
          })
          if (isAdmin)
            await audit.record(tx, {
              person,
              action: 'create',
              resource: 'users',
              recordId: made,
              changes: { roles },
            })
          if (linkedBy) await sendLink(tx, linkedBy, made)
          else await emailLinks.sendOwn(tx, made)
          return made
        })
        .catch(explainTaken)
      return one(id)
    },

    update: userUpdate({ ...needs, one }),

    changePassword: passwordChange(needs, one),

    endSession: ({ id: userId, ip }: Person, id: number) =>
      repository.transaction(async (tx) => {
        const hasEnded = await sessions.end(tx, userId, id)
        if (hasEnded) await needs.security.record(tx, { kind: 'sessions-ended', userId, ip })
        return hasEnded
      }),

    endOtherSessions: ({ id, family, ip }: Person) =>
      repository.transaction(async (tx) => {
        await sessions.endAll(tx, id, family)
        await needs.security.record(tx, { kind: 'sessions-ended', userId: id, ip })
      }),

    async signOut(person: Person, id: number) {
      await repository.transaction(async (tx) => {
        if (!(await repository.find(id, tx))) throw noSuchUser()
        await sessions.endAll(tx, id)
        await audit.record(tx, { person, action: 'sign-out', resource: 'users', recordId: id })
      })
      return one(id)
    },

    /** An admin ends somebody's account; one's own goes the way that asks for the password. */
    async remove(person: Person, id: number) {
      if (person.id === id) throw new Problem('conflict', phrase(messages.pleaseDeleteYourOwnAccountOnYour))
      return endAccount(needs, person, id, t(messages.anOrderOfThisPersonIsStill))
    },

    /** Somebody ends their own account; that it is them was asked before. */
    async leave(person: Person, typed: { password: string; otp?: string | undefined }) {
      await needs.mustBeTheirs(person.id, { password: typed.password, otp: typed.otp }, 'password')
      return endAccount(needs, person, person.id, t(messages.anOrderOfYoursIsStillUnder))
    },
  }
}
export type UserService = ReturnType<typeof userService>

const passwordChange =
  (
    { repository, sessions, audit, security, emailLinks, tell, linkTo, mustBeTheirs }: Needs,
    one: (id: number) => Promise<User>,
  ) =>
  async (person: Person, reach: Reach, id: number, change: z.output<typeof PasswordChange>) => {
    mustReach(person, reach, id)
    const isSelf = person.id === id
    if (isSelf) await mustBeTheirs(id, { password: change.current_password, otp: change.otp })
    const { email } = await one(id)
    mustBeHardToGuess(change.password, email)
    if (isSelf && change.password === change.current_password) throw samePassword()
    const password_hash = await hashPassword(change.password)
    await repository.transaction(async (tx) => {
      const user = await repository.find(id, tx)
      if (!user || !(await repository.update(tx, id, { password_hash }))) throw noSuchUser()
      const about = { userId: person.id, accountId: isSelf ? null : id, ip: person.ip }
      await security.record(tx, { kind: 'password-changed', ...about })
      await sessions.endAll(tx, id, isSelf ? person.family : undefined)
      await emailLinks.voidChanges(tx, id)
      const emailTo = isSelf ? ownChangeEmail : changedEmail
      await tell(tx, [emailTo(user, linkTo('/forgot-password'))])
      if (worksHere(person))
        await audit.record(tx, { person, action: 'change-password', resource: 'users', recordId: id })
    })
    return one(id)
  }

async function endAccount(
  { repository, leaving, sessions, audit, tell, linkTo }: Needs,
  person: Person,
  id: number,
  underWay: string,
) {
  await repository.transaction(async (tx) => {
    const before = await repository.find(id, tx)
    // admins are held all together, before the one that goes
    if (before?.roles.includes('admin') && !(await repository.hasOtherAdmin(tx, id))) throw lastAdmin()
    if (before && person.id === id) await mustLeaveAnOwner(repository, tx, before)
    if (!(await leaving.hold(tx, id))) throw noSuchUser()
    // without name and address nobody could bring it
    if (await leaving.hasOpenOrders(tx, id)) throw new Problem('conflict', underWay)
    await sessions.endAll(tx, id)
    await repository.voidInvitations(tx, id)
    await leaving.anonymise(tx, id)
    // after what was sent to the address before has gone
    if (before?.holds_email) await tell(tx, [leftEmail(before, linkTo('/contact-us'))])
    await audit.record(tx, { person, action: 'delete', resource: 'users', recordId: id })
  })
  sessions.forget()
  return { id }
}

const ownPassword = () => {
  return Problem.invalid('send_link', t(messages.sellersAndAdminsChooseTheirOwnPassword))
}

const samePassword = () => {
  return Problem.invalid('password', t(messages.thisIsThePasswordThatYouHave))
}

function chosen({ password, email }: { password?: string | undefined; email: string }): string {
  if (password !== undefined) {
    mustBeHardToGuess(password, email)
    return password
  }
  throw Problem.invalid('password', t(messages.pleaseChoosePassword))
}
