import type { Reach } from '@botika/common/auth/policy'
import { everybodys, type RoleName } from '@botika/common/auth/roles'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import type { User } from '@botika/common/session/endpoints'
import type { PasswordChange, UserChanges, UserFields, users } from '@botika/common/users/endpoints'
import type * as z from 'zod'
import type { RequestOf } from '@botika/common/http/endpoint'
import type { AuditService } from '../audit/service'
import type { PasswordLinkService } from '../password-links/service'
import { hashPassword, isPassword } from '../session/passwords'
import type { Person } from '../session/person'
import type { SessionService } from '../session/service'
import { sqlStateOf } from '../sql-state'
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
}

type ListQuery = RequestOf<typeof users.list>['query']
type Changes = z.output<typeof UserChanges>

type UserRights = Pick<Person, 'roles'> & { pharmacy_id: number | null }

export function userService({ repository, leaving, sessions, audit, sendLink }: Needs) {
  async function one(id: number): Promise<User> {
    const row = await repository.find(id)
    if (!row) throw new Problem('not_found', 'There is no such user.')
    return presentUser(row)
  }

  /** Somebody else's account looks absent. */
  function mustReach(person: Person, reach: Reach, id: number) {
    if (reach === 'own' && person.id !== id) throw new Problem('not_found', 'There is no such user.')
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

    /** Registers a customer; only an admin may hand out roles. */
    async create(person: Person | null, fields: z.output<typeof UserFields>): Promise<User> {
      const isAdmin = person?.roles.includes('admin') ?? false
      const roles: RoleName[] = everybodys(isAdmin ? (fields.roles ?? []) : [])
      const pharmacyId = roles.includes('seller') ? (fields.pharmacy_id ?? null) : null
      mustWorkSomewhere(roles, pharmacyId)
      const linkedBy = isAdmin && fields.send_link ? person : null
      const password_hash = linkedBy ? null : await hashPassword(chosen(fields.password))
      const id = await repository
        .transaction(async (tx) => {
          const made = await repository.insert(tx, {
            email: fields.email,
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
          return made
        })
        .catch((error: unknown) => explainTaken(error, isAdmin ? TAKEN : SIGN_IN))
      return one(id)
    },

    async update(person: Person, reach: Reach, id: number, changes: Changes): Promise<User> {
      mustReach(person, reach, id)
      const { updated_at, roles: given, pharmacy_id, is_active, ...own } = changes
      const roles = given && everybodys(given)
      // who sells no more works for no pharmacy
      const workplace = roles && !roles.includes('seller') ? null : pharmacy_id
      const granted = reach === 'all' ? { roles, pharmacy_id: workplace, is_active } : {}
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
          const values = withoutAbsent({ ...own, ...granted })
          if (!(await repository.update(tx, id, values, updated_at)))
            throw new Problem(
              'stale_record',
              'Somebody else changed this account meanwhile. Please load it again.',
              { extra: presentUser((await repository.find(id, tx)) ?? before) },
            )
          // a link that went to the wrong address must not open the account
          if (own.email !== undefined && own.email !== before.email) await repository.voidLinks(tx, id)
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
                fields: Object.keys(withoutAbsent(own)),
              },
            })
        })
        .catch((error: unknown) => explainTaken(error))
      sessions.forget()
      return one(id)
    },

    async changePassword(person: Person, reach: Reach, id: number, change: z.output<typeof PasswordChange>) {
      mustReach(person, reach, id)
      if (
        person.id === id &&
        !(await isPassword(await repository.passwordHash(id), change.current_password ?? ''))
      )
        throw new Problem('invalid', 'The current password is not right.', {
          errors: { current_password: ['This is not your current password'] },
        })
      const password_hash = await hashPassword(change.password)
      await repository.transaction(async (tx) => {
        if (!(await repository.update(tx, id, { password_hash })))
          throw new Problem('not_found', 'There is no such user.')
        await sessions.endAll(tx, id, person.id === id ? person.family : undefined)
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
  throw new Problem('invalid', 'A seller needs a pharmacy.', {
    errors: { pharmacy_id: ['Please choose the pharmacy this person works for'] },
  })
}

function chosen(password: string | undefined): string {
  if (password !== undefined) return password
  const message = 'Please choose a password'
  throw new Problem('invalid', `${message}.`, { errors: { password: [message] } })
}

const TAKEN = 'There is an account with this email address already'
const SIGN_IN = 'There is an account with this email address already. Please sign in instead.'

function explainTaken(error: unknown, told = TAKEN): never {
  if (sqlStateOf(error) !== '23505') throw error
  throw new Problem('invalid', `${TAKEN}.`, { errors: { email: [told] } })
}
