import { phrase, readersLanguage, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import type { Reach } from '@botika/common/roles/policy'
import { Problem } from '@botika/common/http/problem'
import type { InvitationFields } from '@botika/common/staff/endpoints'
import type * as z from 'zod'
import { type AuditService, type MailService, nameOf, type Person } from '../../platform'
import type { SellerLinkService } from '../seller-links/service'
import { staffInvitationEmail } from './emails'
import type { StaffRepository, Tx } from './repository'

export interface InvitationNeeds {
  repository: StaffRepository
  links: Pick<SellerLinkService, 'make'>
  mail: MailService
  audit: AuditService
}

export interface Keeper {
  person: Person
  reach: Reach
}

export type InvitedPerson = z.output<typeof InvitationFields>
type Invitation = NonNullable<Awaited<ReturnType<StaffRepository['holdInvitation']>>>

const noSuchPharmacy = () => new Problem('not_found', phrase(messages.thereIsNoSuchPharmacy))
const noSuchInvitation = () => new Problem('not_found', phrase(messages.thereIsNoSuchInvitation))

export const ownOf = ({ person, reach }: Keeper) => (reach === 'all' ? null : (person.pharmacyId ?? 0))

export async function pharmacyFor(
  repository: Pick<StaffRepository, 'pharmacy'>,
  keeper: Keeper,
  id: number,
  tx?: Tx,
) {
  const own = ownOf(keeper)
  const found = own === null || own === id ? await repository.pharmacy(id, tx) : undefined
  if (!found) throw noSuchPharmacy()
  return found
}

export function staffInvitations({ repository, links, mail, audit }: InvitationNeeds) {
  async function send(
    tx: Tx,
    keeper: Keeper,
    {
      pharmacy_name,
      ...invitation
    }: InvitedPerson & {
      pharmacy_id: number
      pharmacy_name: string
    },
    known?: number,
  ): Promise<number> {
    const { kept, href, isKnown, hasAccount } = await links.make(tx, invitation.email, '/join-pharmacy')
    const sent = { ...kept, invited_by: keeper.person.id }
    if (known !== undefined) await repository.updateInvitation(tx, known, sent)
    const id = known ?? (await repository.insertInvitation(tx, { ...invitation, ...sent }))
    const invitedBy = nameOf(keeper.person)
    const email = staffInvitationEmail(
      { ...invitation, invitedBy, pharmacyName: pharmacy_name },
      href,
      isKnown,
    )
    // whoever has no account yet reads what is read at the pharmacy
    await mail.queue(tx, [hasAccount ? email : { ...email, language: readersLanguage() }])
    return id
  }

  const withOpen = (
    keeper: Keeper,
    id: number,
    action: string,
    step: (tx: Tx, invitation: Invitation) => Promise<Record<string, unknown> | void>,
  ): Promise<number> =>
    repository.transaction(async (tx) => {
      const invitation = await repository.holdInvitation(tx, id, ownOf(keeper))
      if (!invitation) throw noSuchInvitation()
      const changes = await step(tx, invitation)
      await audit.record(tx, {
        person: keeper.person,
        action,
        resource: 'staff',
        recordId: id,
        pharmacyId: invitation.pharmacy_id,
        ...(changes && { changes }),
      })
      return invitation.pharmacy_id
    })

  return {
    async invite(keeper: Keeper, pharmacyId: number, fields: InvitedPerson) {
      await repository.transaction(async (tx) => {
        const pharmacy = await pharmacyFor(repository, keeper, pharmacyId, tx)
        // of accounts elsewhere nothing is said: that is nobody's to know
        if (await repository.worksAt(tx, pharmacyId, fields.email))
          throw new Problem('already_exists', phrase(messages.theyWorkHereAlready), {
            errors: { email: [t(messages.theyWorkHereAlready)] },
          })
        await repository.voidFor(tx, pharmacyId, fields.email)
        const id = await send(tx, keeper, {
          ...fields,
          pharmacy_id: pharmacyId,
          pharmacy_name: pharmacy.name,
        })
        await audit.record(tx, {
          person: keeper.person,
          action: 'invite',
          resource: 'staff',
          recordId: id,
          pharmacyId,
          changes: { email: fields.email, position: fields.position },
        })
      })
      return pharmacyId
    },

    sendAgain: (keeper: Keeper, id: number) =>
      withOpen(keeper, id, 'send-invitation', async (tx, invitation) => {
        const { email, first_name, last_name, position, pharmacy_id, pharmacy_name } = invitation
        const fields = { email, first_name, last_name, position, pharmacy_id, pharmacy_name }
        await send(tx, keeper, fields, id)
      }),

    withdraw: (keeper: Keeper, id: number) =>
      withOpen(keeper, id, 'withdraw', async (tx, { email }) => {
        await repository.updateInvitation(tx, id, { used_at: new Date() })
        return { email }
      }),
  }
}
