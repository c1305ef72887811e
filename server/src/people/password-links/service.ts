import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { Problem } from '@botika/common/http/problem'
import { createHash, randomBytes } from 'node:crypto'
import {
  type AuditService,
  type CaptchaService,
  hashPassword,
  isPassword,
  type JobService,
  type MailService,
  mustBeHardToGuess,
  type Person,
  type SecurityLog,
  type SessionService,
  sqlStateOf,
} from '../../platform'
import { changedEmail, resetEmail, sentEmail, setEmail } from './emails'
import type { PasswordLinkRepository, Tx } from './repository'

interface Needs {
  repository: PasswordLinkRepository
  sessions: SessionService
  jobs: JobService
  mail: MailService
  audit: AuditService
  captcha: CaptchaService
  security: Pick<SecurityLog, 'note' | 'record'>
  linkTo: (path: string) => string
}

const JOB = 'forgot-password'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const FIRST = '&first'
const changed = () => t(messages.yourNewPasswordIsSetPleaseSign)

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Emails that let somebody set a password: after forgetting it, or when an admin helps. */
export function passwordLinkService({
  repository,
  sessions,
  jobs,
  mail,
  audit,
  captcha,
  security,
  linkTo,
}: Needs) {
  async function makeLink(tx: Tx, userId: number, validMs: number, also = ''): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await repository.insert(tx, userId, hashOf(token), new Date(Date.now() + validMs))
    // behind the # it is sent to no server, so that no log and no referrer has it
    return linkTo(`/reset-password#token=${token}${also}`)
  }

  /** For an admin, good for a day as nobody sits waiting; `not_found`, or `conflict` for a suspended account. */
  async function sendIn(tx: Tx, person: Person, id: number) {
    const holder = await repository.findHolderById(tx, id)
    if (!holder) throw new Problem('not_found', phrase(messages.thereIsNoSuchUser))
    if (!holder.is_active) throw new Problem('conflict', phrase(messages.thisAccountIsSuspendedLetItSign))
    const href = await makeLink(tx, id, DAY_MS, holder.has_password ? '' : FIRST)
    await mail.queue(tx, [sentEmail(holder, href)])
    await audit.record(tx, { person, action: 'send-password-link', resource: 'users', recordId: id })
  }

  jobs.handle(JOB, async (payload) => {
    const holder = await repository.findHolder((payload as { email: string }).email)
    if (!holder) return
    await repository.transaction(async (tx) => {
      const href = await makeLink(tx, holder.id, HOUR_MS, holder.has_password ? '' : FIRST)
      await mail.queue(tx, [resetEmail(holder, href)])
    })
  })

  return {
    /** Whoever is asked for, the same happens before the answer; a job finds out whether there is an account. */
    async forgot(email: string, altcha: string | undefined, ip: string) {
      await captcha.check(altcha)
      security.note({ kind: 'password-link-asked', email, ip })
      await jobs.add(undefined, [{ kind: JOB, payload: { email } }])
      return {
        message: t(messages.ifThereIsAccountWithThisAddress),
      }
    },

    /** Answers the address as well where the link has just proved it. */
    async reset(token: string, password: string, ip: string): Promise<{ message: string; email?: string }> {
      const passwordHash = await hashPassword(password)
      return repository.transaction(async (tx) => {
        const holder = await repository.use(tx, hashOf(token))
        if (!holder) {
          const user = await repository.findUser(tx, hashOf(token))
          if (user && (await isPassword(user.password_hash, password))) return { message: changed() }
          throw Problem.invalid('token', t(messages.thisLinkWasUsedAlreadyOrIs))
        }
        mustBeHardToGuess(password, holder.email)
        await repository.setPassword(tx, holder.id, passwordHash).catch((error: unknown) => {
          if (sqlStateOf(error) !== '23505') throw error
          throw new Problem('already_exists', phrase(messages.anotherAccountHasThisEmailAddressAlready))
        })
        await security.record(tx, { kind: 'password-changed', accountId: holder.id, what: 'link', ip })
        await repository.voidAll(tx, holder.id)
        await sessions.endAll(tx, holder.id)
        const emailTo = holder.has_password ? changedEmail : setEmail
        await mail.queue(tx, [emailTo(holder, linkTo('/forgot-password'))])
        const message = holder.has_password ? changed() : t(messages.yourPasswordIsSetPleaseSignIn)
        return { message, email: holder.email }
      })
    },

    sendIn,

    async send(person: Person, id: number) {
      await repository.transaction((tx) => sendIn(tx, person, id))
      return { message: t(messages.theLinkIsOnItsWay) }
    },

    deleteExpired: () => repository.deleteExpired(),
  }
}
export type PasswordLinkService = ReturnType<typeof passwordLinkService>
