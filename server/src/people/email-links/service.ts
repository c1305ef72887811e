import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { Problem } from '@botika/common/http/problem'
import { createHash, randomBytes } from 'node:crypto'
import {
  isPassword,
  type MailService,
  type Person,
  type SecurityLog,
  type SessionService,
} from '../../platform'
import { changeEmail, changingEmail, confirmEmail, EMAIL_LINK_DAYS, knownEmail, movedEmail } from './emails'
import type { EmailLinkRepository, Tx } from './repository'

interface Needs {
  repository: EmailLinkRepository
  sessions: SessionService
  mail: MailService
  security: Pick<SecurityLog, 'record'>
  linkTo: (path: string) => string
}

const DAY_MS = 86_400_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const confirmed = () => t(messages.yourEmailAddressIsConfirmed)

/** Links that prove an email address. What is answered never tells whether another account has the address. */
export function emailLinkService({ repository, sessions, mail, security, linkTo }: Needs) {
  async function mustFind(tx: Tx, id: number) {
    const account = await repository.findAccount(tx, id)
    if (!account) throw new Problem('not_found', phrase(messages.thereIsNoSuchUser))
    return account
  }

  /** Sends the link for an address; where another account has it, the email says so instead. */
  async function sendTo(tx: Tx, userId: number, email: string) {
    const account = await mustFind(tx, userId)
    const token = randomBytes(32).toString('base64url')
    const endsAt = new Date(Date.now() + EMAIL_LINK_DAYS * DAY_MS)
    await repository.insert(tx, userId, email, hashOf(token), endsAt)
    const holder = await repository.findHolder(tx, email, userId)
    const emailTo = isSame(email, account.email) ? confirmEmail : changeEmail
    await mail.queue(tx, [
      holder
        ? knownEmail(holder, linkTo('/login'))
        : // behind the # it is sent to no server, so that no log and no referrer has it
          emailTo({ email, first_name: account.first_name }, linkTo(`/confirm-email#token=${token}`)),
    ])
  }

  return {
    async sendOwn(tx: Tx, userId: number) {
      await sendTo(tx, userId, (await mustFind(tx, userId)).email)
    },

    /** Starts a change of one's own address: it takes effect by the link, and the present address is told. */
    async startChange(tx: Tx, userId: number, email: string) {
      const account = await mustFind(tx, userId)
      await sendTo(tx, userId, email)
      // an address that was never proved may be a stranger's
      if (account.holds_email) await mail.queue(tx, [changingEmail(account, linkTo('/forgot-password'))])
    },

    async announceMove(tx: Tx, before: { id: number; email: string; first_name: string }) {
      await mail.queue(tx, [movedEmail(before, linkTo('/contact-us'))])
      await sendTo(tx, before.id, (await mustFind(tx, before.id)).email)
    },

    voidChanges: repository.voidChanges,

    async send(person: Person) {
      return repository.transaction(async (tx) => {
        const account = await mustFind(tx, person.id)
        const next = await repository.findNext(tx, person.id)
        if (next === null && account.is_confirmed) return { message: confirmed() }
        const email = next ?? account.email
        await sendTo(tx, person.id, email)
        return { message: t(messages.anEmailIsOnItsWayTo, { email }) }
      })
    },

    /** Needs the account's session or password, so that nobody confirms an account opened in their name. */
    async confirm(token: string, password: string | undefined, person: Person | null, ip: string) {
      const answer = await repository.transaction(async (tx) => {
        const link = await repository.hold(tx, hashOf(token))
        if (!link) {
          if (await repository.isDone(tx, hashOf(token), person?.id)) return { message: confirmed() }
          throw Problem.invalid('token', t(messages.thisLinkWasUsedAlreadyOrIs))
        }
        const isSelf = person?.id === link.id
        if (!isSelf && !(await isPassword(link.password_hash, password ?? ''))) {
          const text = password
            ? t(messages.thisIsNotThePasswordOfThe)
            : t(messages.pleaseTypeThePasswordOfTheAccount)
          throw Problem.invalid('password', text)
        }
        if (await repository.findHolder(tx, link.new_email, link.id))
          throw new Problem('already_exists', phrase(messages.anotherAccountHasThisEmailAddressAlready))
        await repository.confirm(tx, link.id, link.new_email)
        if (!isSame(link.email, link.new_email)) {
          await security.record(tx, { kind: 'email-changed', userId: link.id, ip })
          await sessions.endAll(tx, link.id, isSelf ? person.family : undefined)
          if (link.holds_email) await mail.queue(tx, [movedEmail(link, linkTo('/contact-us'))])
        }
        return { message: confirmed() }
      })
      sessions.forget()
      return answer
    },

    deleteExpired: repository.deleteExpired,
  }
}
export type EmailLinkService = ReturnType<typeof emailLinkService>
