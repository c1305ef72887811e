import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { everybodys } from '@botika/common/roles/roles'
import { Problem } from '@botika/common/http/problem'
import { createHash, randomBytes } from 'node:crypto'
import { tieNamed } from '../../directory'
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
  queueRefresh: (tx: Tx, pharmacyId: number) => Promise<void>
}

const DAY_MS = 86_400_000

const FIRST = '&first'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

function mustBeFree(account: Account | undefined, pharmacyId: number | null, suspended: string) {
  if (account?.pharmacy_id && account.pharmacy_id !== pharmacyId)
    throw new Problem('already_exists', phrase(messages.thePersonWithThisEmailAddressWorks))
  if (account?.roles.includes('admin'))
    throw new Problem('conflict', phrase(messages.anAdminWorksAtNoPharmacy))
  if (account?.is_active === false) throw new Problem('conflict', suspended)
}

function mustChoose(password: string | undefined, email: string): string {
  if (password !== undefined) {
    mustBeHardToGuess(password, email)
    return password
  }
  throw Problem.invalid('password', t(messages.pleaseChoosePassword))
}

/**
 * The seller's role comes by a link to the address that was approved or invited, not by whichever account happens to
 * name it: who follows the link gets that mail.
 */
export function sellerLinkService({ repository, sessions, mail, audit, linkTo, queueRefresh }: Needs) {
  /** A new link to a page for an address: what is kept of it, and whether its account keeps the password. */
  async function make(tx: Tx, email: string, page: string) {
    const account = await repository.holdAccount(tx, email)
    const token = randomBytes(32).toString('base64url')
    const isKnown = account?.is_confirmed === true
    return {
      account,
      hasAccount: account !== undefined,
      isKnown,
      href: linkTo(`${page}#token=${token}${isKnown ? '' : FIRST}`),
      kept: { token_hash: hashOf(token), expires_at: new Date(Date.now() + SELLER_LINK_DAYS * DAY_MS) },
    }
  }

  async function invite(tx: Tx, invited: Invited) {
    const { account, isKnown, href, kept } = await make(tx, invited.email, '/open-my-shop')
    mustBeFree(account, invited.pharmacyId, t(messages.theAccountWithThisEmailAddressIs))
    await repository.insert(tx, invited, kept)
    const [first_name = ''] = invited.name.split(/\s+/)
    const emailTo = isKnown ? admissionEmail : invitationEmail
    await mail.queue(tx, [emailTo({ email: invited.email, first_name }, invited.pharmacyName, href)])
  }

  return {
    make,
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

    async accept(token: string, password: string | undefined, ip: string) {
      let isInvited = false
      await repository.transaction(async (tx) => {
        const link = await repository.hold(tx, hashOf(token))
        if (!link) {
          const done = await repository.findAccepted(tx, hashOf(token))
          if (done && (password === undefined || (await isPassword(done.password_hash, password)))) {
            isInvited = done.preregister_id === null
            return
          }
          throw Problem.invalid('token', t(messages.thisLinkWasUsedAlreadyOrIs2))
        }
        isInvited = link.name === null
        const account = await repository.holdAccount(tx, link.email)
        mustBeFree(account, link.pharmacy_id, t(messages.theAccountWithThisEmailAddressIs2))
        if (link.name === null && account?.position)
          throw new Problem('conflict', phrase(messages.youWorkHereAlready))
        const roles = everybodys([...(account?.roles ?? []), 'seller'])
        let userId = account?.id
        if (!account) {
          const [first = '', ...others] = (link.name ?? '').split(/\s+/)
          userId = await repository.insertSeller(tx, {
            email: link.email,
            first_name: link.first_name || first,
            last_name: link.last_name || others.join(' ') || first,
            contact_number: link.contact_number,
            password_hash: await hashPassword(mustChoose(password, link.email)),
            roles,
            pharmacy_id: link.pharmacy_id,
            position: link.position,
          })
        } else {
          if (!account.is_confirmed) {
            const chosen = mustChoose(password, link.email)
            await repository.takeOver(tx, account.id, await hashPassword(chosen))
            await sessions.endAll(tx, account.id)
            const emailTo = account.password_hash === null ? setEmail : changedEmail
            await mail.queue(tx, [emailTo(account, linkTo('/forgot-password'))])
          }
          await repository.makeSeller(tx, account.id, roles, link)
        }
        const id = userId as number
        await repository.markUsed(tx, link.id, id)
        const person = { id, roles, pharmacyId: link.pharmacy_id, family: '', ip }
        await audit.record(tx, {
          person,
          action: 'update',
          resource: 'users',
          recordId: id,
          changes: {
            roles: { from: account?.roles ?? null, to: roles },
            pharmacy_id: { from: account?.pharmacy_id ?? null, to: link.pharmacy_id },
            position: { from: account?.position ?? null, to: link.position },
          },
        })
        if (!isInvited) await tieNamed(tx, person, link.pharmacy_id, { record: audit.record, queueRefresh })
      })
      sessions.forget()
      return { message: t(isInvited ? messages.youWorkThereNow : messages.yourShopIsOpenPleaseSignIn) }
    },

    deleteExpired: repository.deleteExpired,
  }
}
export type SellerLinkService = ReturnType<typeof sellerLinkService>
