import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { everybodys } from '@botika/common/roles/roles'
import { Problem } from '@botika/common/http/problem'
import { createHash, randomBytes } from 'node:crypto'
import {
  type AuditService,
  hashPassword,
  isPassword,
  type MailService,
  mustBeHardToGuess,
  type Person,
  type SessionService,
} from '../../platform'
import { changedEmail, setEmail } from '../password-links/emails'
import { admissionEmail, invitationEmail, SELLER_LINK_DAYS } from './emails'
import type { Account, Invited, SellerLinkRepository, Tx } from './repository'

interface Needs {
  repository: SellerLinkRepository
  sessions: SessionService
  mail: MailService
  audit: AuditService
  linkTo: (path: string) => string
}

const DAY_MS = 86_400_000

const FIRST = '&first'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const done = () => ({ message: t(messages.yourShopIsOpenPleaseSignIn) })

function mustBeFree(account: Account | undefined, pharmacyId: number | null, suspended: string) {
  if (account?.pharmacy_id && account.pharmacy_id !== pharmacyId)
    throw new Problem('already_exists', phrase(messages.thePersonWithThisEmailAddressWorks))
  if (account?.is_active === false) throw new Problem('conflict', suspended)
}

function mustChoose(password: string | undefined, email: string): string {
  if (password !== undefined) {
    mustBeHardToGuess(password, email)
    return password
  }
  throw Problem.invalid('password', t(messages.pleaseChoosePassword))
}

/** The seller's role comes by a link to the applicant's address: any account could name that address. */
export function sellerLinkService({ repository, sessions, mail, audit, linkTo }: Needs) {
  /** Invites the applicant of an approved pharmacy, in the transaction that approves it. */
  async function invite(tx: Tx, invited: Invited) {
    const account = await repository.holdAccount(tx, invited.email)
    mustBeFree(account, invited.pharmacyId, t(messages.theAccountWithThisEmailAddressIs))
    const token = randomBytes(32).toString('base64url')
    await repository.insert(tx, invited, hashOf(token), new Date(Date.now() + SELLER_LINK_DAYS * DAY_MS))
    const [first_name = ''] = invited.name.split(/\s+/)
    const isKnown = account?.is_confirmed === true
    const href = linkTo(`/open-my-shop#token=${token}${isKnown ? '' : FIRST}`)
    const emailTo = isKnown ? admissionEmail : invitationEmail
    await mail.queue(tx, [emailTo({ email: invited.email, first_name }, invited.pharmacyName, href)])
  }

  return {
    invite,

    async send(person: Person, id: number) {
      await repository.transaction(async (tx) => {
        const application = await repository.findApplication(tx, id)
        if (!application) throw new Problem('not_found', phrase(messages.thereIsNoSuchPreRegistration))
        const { pharmacyId, isAccepted, ...invited } = application
        if (pharmacyId === null) throw new Problem('conflict', phrase(messages.thisApplicationIsNotApproved))
        if (isAccepted) throw new Problem('conflict', phrase(messages.thisPharmacyHasSellerAlready))
        await invite(tx, { ...invited, pharmacyId })
        await audit.record(tx, { person, action: 'send-seller-link', resource: 'preregisters', recordId: id })
      })
      return { message: t(messages.theLinkIsOnItsWay) }
    },

    async accept(token: string, password: string | undefined) {
      await repository.transaction(async (tx) => {
        const link = await repository.hold(tx, hashOf(token))
        if (!link) {
          const done = await repository.findAccepted(tx, hashOf(token))
          if (done && (password === undefined || (await isPassword(done.password_hash, password)))) return
          throw Problem.invalid('token', t(messages.thisLinkWasUsedAlreadyOrIs2))
        }
        const account = await repository.holdAccount(tx, link.email)
        mustBeFree(account, link.pharmacy_id, t(messages.theAccountWithThisEmailAddressIs2))
        const roles = everybodys([...(account?.roles ?? []), 'seller'])
        let userId = account?.id
        if (!account) {
          const [first_name = '', ...others] = link.name.split(/\s+/)
          userId = await repository.insertSeller(tx, {
            email: link.email,
            first_name,
            last_name: others.join(' ') || first_name,
            contact_number: link.contact_number,
            password_hash: await hashPassword(mustChoose(password, link.email)),
            roles,
            pharmacy_id: link.pharmacy_id,
          })
        } else {
          if (!account.is_confirmed) {
            const chosen = mustChoose(password, link.email)
            await repository.takeOver(tx, account.id, await hashPassword(chosen))
            await sessions.endAll(tx, account.id)
            const emailTo = account.password_hash === null ? setEmail : changedEmail
            await mail.queue(tx, [emailTo(account, linkTo('/forgot-password'))])
          }
          await repository.makeSeller(tx, account.id, roles, link.pharmacy_id)
        }
        const id = userId as number
        await repository.markUsed(tx, link.id, id)
        await audit.record(tx, {
          person: { id, roles, pharmacyId: link.pharmacy_id, family: '' },
          action: 'update',
          resource: 'users',
          recordId: id,
          changes: {
            roles: { from: account?.roles ?? null, to: roles },
            pharmacy_id: { from: account?.pharmacy_id ?? null, to: link.pharmacy_id },
          },
        })
      })
      sessions.forget()
      return done()
    },

    deleteExpired: repository.deleteExpired,
  }
}
export type SellerLinkService = ReturnType<typeof sellerLinkService>
