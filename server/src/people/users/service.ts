import type { Reach } from '@botika/common/roles/policy'
import { everybodys, type RoleName } from '@botika/common/roles/roles'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import type { User } from '@botika/common/session/endpoints'
import type { PasswordChange, UserChanges, UserFields, users } from '@botika/common/users/endpoints'
import type * as z from 'zod'
import type { RequestOf } from '@botika/common/http/endpoint'
import {
  type AuditService,
  hashPassword,
  isPassword,
  type MailService,
  mustBeHardToGuess,
  networkOf,
  type Person,
  type SessionService,
  sqlStateOf,
} from '../../platform'
import type { EmailLinkService } from '../email-links/service'
import { changedLetter, ownChangeLetter } from '../password-links/letters'
import type { PasswordLinkService } from '../password-links/service'
import type { LeavingRepository } from './leaving-repository'
import { presentUser } from './present'
import type { UserRepository } from './repository'

interface Needs {
  repository: UserRepository
  leaving: LeavingRepository
  sessions: SessionService
  audit: AuditService
  /** Mails a link to set the password, for an admin. */
  sendLink: PasswordLinkService['sendIn']
  emailLinks: EmailLinkService
  tell: MailService['queue']
  linkTo: (path: string) => string
  /** Throws `too_many_requests` when one of the subjects asked too often. */
  limit: (name: string, subjects: string[]) => Promise<unknown>
}

type ListQuery = RequestOf<typeof users.list>['query']
type Changes = z.output<typeof UserChanges>

type UserRights = Pick<Person, 'roles'> & { pharmacy_id: number | null }

export function userService({
  repository,
  leaving,
  sessions,
  audit,
  sendLink,
  emailLinks,
  tell,
  linkTo,
  limit,
}: Needs) {
  async function one(id: number): Promise<User> {
    const row = await repository.find(id)
    if (!row) throw new Problem('not_found', 'There is no such user.')
    return presentUser(row)
  }

  /** Somebody else's account looks absent. */
  function mustReach(person: Person, reach: Reach, id: number) {
    if (reach === 'own' && person.id !== id) throw new Problem('not_found', 'There is no such user.')
  }

  /** Refuses a password that is not the account's own, at the field where it was typed. */
  async function mustKnowPassword(id: number, typed: string | undefined) {
    if (await isPassword(await repository.passwordHash(id), typed ?? '')) return
    if (!typed) {
      throw Problem.invalid('current_password', 'Please type your current password')
    }
    throw Problem.invalid(
      'current_password',
      'This is not your current password',
      'The current password is not right.',
    )
  }

  async function end(person: Person, id: number, underWay: string) {
    await repository.transaction(async (tx) => {
      const before = await repository.find(id, tx)
      // admins are held all together, before the one that goes
      if (before?.roles.includes('admin') && !(await repository.hasOtherAdmin(tx, id))) throw lastAdmin()
      if (!(await leaving.hold(tx, id))) throw new Problem('not_found', 'There is no such user.')
      // without name and address nobody could bring it
      if (await leaving.hasOpenOrders(tx, id)) throw new Problem('conflict', underWay)
      await sessions.endAll(tx, id)
      await leaving.anonymise(tx, id)
      await audit.record(tx, { person, action: 'delete', resource: 'users', recordId: id })
    })
    // who was known a moment ago is read anew
    sessions.forget()
    return { id }
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
      return makePage({ data, total, page: query.page, perPage: query.per_page, path: '/api/users', query })
    },

    /**
     * Registers a customer; only an admin may hand out roles. Who registers is answered the same whether another account
     * has the address: the new one does not hold it until its link is followed.
     */
    async create(person: Person | null, fields: z.output<typeof UserFields>): Promise<User> {
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
            roles,
            pharmacy_id: pharmacyId,
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

    async update(person: Person, reach: Reach, id: number, changes: Changes, ip: string): Promise<User> {
      mustReach(person, reach, id)
      const { updated_at, roles: given, pharmacy_id, is_active, email, current_password, ...own } = changes
      const roles = given && everybodys(given)
      // who sells no more works for no pharmacy
      const workplace = roles && !roles.includes('seller') ? null : pharmacy_id
      const granted = reach === 'all' ? { roles, pharmacy_id: workplace, is_active } : {}
      const isSelf = person.id === id
      const isMove = email !== undefined && !isSameEmail((await one(id)).email, email)
      if (isMove && isSelf) {
        await limit('email-change', [`ip:${networkOf(ip)}`, `user:${id}`, `email:${email.toLowerCase()}`])
        await mustKnowPassword(id, current_password)
      }
      const moved = isMove && !isSelf ? { email, email_confirmed_at: null, holds_email: true } : {}
      // other letters, small or capital, are the same mailbox
      const spelled = email !== undefined && !isMove ? { email } : {}
      await repository
        .transaction(async (tx) => {
          const before = await repository.find(id, tx)
          if (!before) throw new Problem('not_found', 'There is no such user.')
          const after = { ...before, ...withoutAbsent(granted) }
          mustWorkSomewhere(after.roles, after.pharmacy_id)
          const losesAdmin =
            before.roles.includes('admin') && (!after.roles.includes('admin') || !after.is_active)
          if (losesAdmin && person.id === id) throw ownAdmin()
          if (losesAdmin && !(await repository.hasOtherAdmin(tx, id))) throw lastAdmin()
          if (gainsRight(before, after) && (isMove || !before.email_confirmed_at)) throw notConfirmed()
          const values = withoutAbsent({ ...own, ...spelled, ...granted, ...moved })
          if (!(await repository.update(tx, id, values, updated_at)))
            throw new Problem(
              'stale_record',
              'Somebody else changed this account meanwhile. Please load it again.',
              { extra: presentUser((await repository.find(id, tx)) ?? before) },
            )
          // a link that went to the wrong address must not open the account
          if (isMove && isSelf) await emailLinks.startChange(tx, id, email)
          else if (isMove) {
            await repository.voidLinks(tx, id)
            await sessions.endAll(tx, id)
            await emailLinks.announceMove(tx, before)
          }
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
                ...steps(before, withoutAbsent(granted)),
                // what people say of themselves is nobody's to read here
                fields: Object.keys(withoutAbsent({ email, ...own })),
              },
            })
        })
        .catch(explainTaken)
      sessions.forget()
      return one(id)
    },

    async changePassword(person: Person, reach: Reach, id: number, change: z.output<typeof PasswordChange>) {
      mustReach(person, reach, id)
      const isSelf = person.id === id
      if (isSelf) await mustKnowPassword(id, change.current_password)
      const { email } = await one(id)
      mustBeHardToGuess(change.password, email)
      if (isSelf && change.password === change.current_password) throw samePassword()
      const password_hash = await hashPassword(change.password)
      await repository.transaction(async (tx) => {
        const user = await repository.find(id, tx)
        if (!user || !(await repository.update(tx, id, { password_hash })))
          throw new Problem('not_found', 'There is no such user.')
        await sessions.endAll(tx, id, isSelf ? person.family : undefined)
        await emailLinks.voidChanges(tx, id)
        const letter = isSelf ? ownChangeLetter : changedLetter
        await tell(tx, [letter(user, linkTo('/forgot-password'))])
        if (worksHere(person))
          await audit.record(tx, { person, action: 'change-password', resource: 'users', recordId: id })
      })
      return one(id)
    },

    /** Ends every session of somebody, wherever they are signed in. */
    async signOut(person: Person, id: number) {
      await repository.transaction(async (tx) => {
        if (!(await repository.find(id, tx))) throw new Problem('not_found', 'There is no such user.')
        await sessions.endAll(tx, id)
        await audit.record(tx, { person, action: 'sign-out', resource: 'users', recordId: id })
      })
      return one(id)
    },

    /** An admin ends somebody's account; one's own goes the way that asks for the password. */
    async remove(person: Person, id: number) {
      if (person.id === id)
        throw new Problem(
          'conflict',
          'Please delete your own account on your account page, with your password.',
        )
      return end(
        person,
        id,
        'An order of this person is still under way. Cancel it, or wait until it has arrived.',
      )
    },

    /** Somebody ends their own account; that it is them was asked before. */
    leave: (person: Person) =>
      end(
        person,
        person.id,
        'An order of yours is still under way. Cancel it, or wait until you have received it; then delete the account.',
      ),
  }
}
export type UserService = ReturnType<typeof userService>

const lastAdmin = () => new Problem('conflict', 'Somebody has to stay an admin: make another one first.')

const ownAdmin = () =>
  new Problem(
    'conflict',
    'You can’t take your own right as an admin away. Please ask another admin to do it.',
  )

/** Sellers and admins: what they change is written down, also about themselves. */
const worksHere = ({ roles }: Person) => roles.includes('seller') || roles.includes('admin')

const withoutAbsent = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether a role comes, or another pharmacy to work for. */
const gainsRight = (before: UserRights, after: UserRights) =>
  after.roles.some((role) => !before.roles.includes(role)) ||
  (after.pharmacy_id !== null && after.pharmacy_id !== before.pharmacy_id)

const notConfirmed = () => {
  return Problem.invalid('roles', 'This person has not confirmed their email address yet')
}

const ownPassword = () => {
  return Problem.invalid('send_link', 'Sellers and admins choose their own password: send them a link')
}

const samePassword = () => {
  return Problem.invalid('password', 'This is the password that you have already')
}

/** Whether a role goes, or the pharmacy that somebody works for. */
const losesRight = (before: UserRights, after: UserRights) =>
  before.roles.some((role) => !after.roles.includes(role)) ||
  (before.pharmacy_id !== null && after.pharmacy_id !== before.pharmacy_id)

/** What really changes, from what to what. */
const steps = (before: object, after: object) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([field, to]) => [field, { from: (before as Record<string, unknown>)[field], to }] as const)
      .filter(([, { from, to }]) => String(from) !== String(to)),
  )

function mustWorkSomewhere(roles: readonly RoleName[], pharmacyId: number | null) {
  if (!roles.includes('seller') || pharmacyId !== null) return
  throw Problem.invalid(
    'pharmacy_id',
    'Please choose the pharmacy this person works for',
    'A seller needs a pharmacy.',
  )
}

function chosen({ password, email }: { password?: string | undefined; email: string }): string {
  if (password !== undefined) {
    mustBeHardToGuess(password, email)
    return password
  }
  throw Problem.invalid('password', 'Please choose a password')
}

const TAKEN = 'There is an account with this email address already'

function explainTaken(error: unknown): never {
  if (sqlStateOf(error) !== '23505') throw error
  throw Problem.invalid('email', TAKEN)
}
