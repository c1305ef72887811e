import { phrase, readersLanguage, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import type { Reach } from '@botika/common/roles/policy'
import type { Position } from '@botika/common/roles/roles'
import { Problem } from '@botika/common/http/problem'
import type { InvitationFields, Staff } from '@botika/common/staff/endpoints'
import type * as z from 'zod'
import { type AuditService, type MailService, nameOf, type Person, type SessionService } from '../../platform'
import type { SellerLinkService } from '../seller-links/service'
import type { UserRepository } from '../users/repository'
import { mustLeaveAnOwner } from '../users/rules'
import { staffEndedEmail, staffInvitationEmail } from './emails'
import type { StaffRepository, Tx } from './repository'

interface Needs {
  repository: StaffRepository
  users: Pick<UserRepository, 'hasOtherOwner' | 'voidInvitations'>
  links: Pick<SellerLinkService, 'make'>
  sessions: SessionService
  mail: MailService
  audit: AuditService
}

interface Keeper {
  person: Person
  reach: Reach
}

type Member = NonNullable<Awaited<ReturnType<StaffRepository['hold']>>>

const noSuchPharmacy = () => new Problem('not_found', phrase(messages.thereIsNoSuchPharmacy))
const noSuchPerson = () => new Problem('not_found', phrase(messages.nobodyOfThePharmacy))
const noSuchInvitation = () => new Problem('not_found', phrase(messages.thereIsNoSuchInvitation))

/** The keeper's own pharmacy; null for an admin, who reaches all. */
const ownOf = ({ person, reach }: Keeper) => (reach === 'all' ? null : (person.pharmacyId ?? 0))

export function staffService({ repository, users, links, sessions, mail, audit }: Needs) {
  async function pharmacyFor(keeper: Keeper, id: number, tx?: Tx) {
    const own = ownOf(keeper)
    const found = own === null || own === id ? await repository.pharmacy(id, tx) : undefined
    if (!found) throw noSuchPharmacy()
    return found
  }

  async function list(keeper: Keeper, id: number): Promise<Staff> {
    const pharmacy = await pharmacyFor(keeper, id)
    const isKeeper = keeper.reach === 'all' || keeper.person.position === 'owner'
    const [people, invitations] = await Promise.all([
      repository.people(id),
      isKeeper ? repository.invitations(id) : [],
    ])
    return {
      pharmacy_id: pharmacy.id,
      pharmacy_name: pharmacy.name,
      people: people.map((one) => ({
        id: one.id,
        first_name: one.first_name,
        last_name: one.last_name,
        email: isKeeper ? one.email : null,
        position: one.position as Position,
        is_active: one.is_active,
      })),
      invitations: invitations.map(({ pharmacy_id: _, pharmacy_name: __, expires_at, ...one }) => ({
        ...one,
        expires_at: expires_at.toISOString(),
        is_expired: expires_at < new Date(),
      })),
    }
  }

  /** Sends the link of an invitation, which is written down unless it has its number already. */
  async function send(
    tx: Tx,
    keeper: Keeper,
    {
      pharmacy_name,
      ...invitation
    }: z.output<typeof InvitationFields> & {
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

  /** Somebody's place at the pharmacy becomes another, or none; who loses a right is signed out. */
  async function settle(tx: Tx, keeper: Keeper, member: Member, position: Position | null) {
    const isSelf = keeper.person.id === member.id
    if (position !== 'owner' && (keeper.reach === 'own' || isSelf)) await mustLeaveAnOwner(users, tx, member)
    const left = { roles: member.roles.filter((role) => role !== 'seller'), pharmacy_id: null }
    await repository.update(tx, member.id, { position, ...(position === null ? left : {}) })
    if (position !== 'owner') await users.voidInvitations(tx, member.id)
    await sessions.endAll(tx, member.id, isSelf ? keeper.person.family : undefined)
    await audit.record(tx, {
      person: keeper.person,
      action: position === null ? 'leave-pharmacy' : 'update',
      resource: 'users',
      recordId: member.id,
      pharmacyId: member.pharmacy_id,
      changes: { position: { from: member.position, to: position } },
    })
  }

  async function end(keeper: Keeper, id: number): Promise<number> {
    const pharmacyId = await repository.transaction(async (tx) => {
      const member = await repository.hold(tx, id, ownOf(keeper))
      if (!member || member.pharmacy_id === null) throw noSuchPerson()
      await settle(tx, keeper, member, null)
      const pharmacy = await repository.pharmacy(member.pharmacy_id, tx)
      await mail.queue(tx, [staffEndedEmail(member, pharmacy?.name ?? '')])
      return member.pharmacy_id
    })
    sessions.forget()
    return pharmacyId
  }

  return {
    list,

    async invite(keeper: Keeper, pharmacyId: number, fields: z.output<typeof InvitationFields>) {
      await repository.transaction(async (tx) => {
        const pharmacy = await pharmacyFor(keeper, pharmacyId, tx)
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
      return list(keeper, pharmacyId)
    },

    async sendAgain(keeper: Keeper, id: number) {
      const pharmacyId = await repository.transaction(async (tx) => {
        const invitation = await repository.holdInvitation(tx, id, ownOf(keeper))
        if (!invitation) throw noSuchInvitation()
        const { email, first_name, last_name, position, pharmacy_id, pharmacy_name } = invitation
        const fields = { email, first_name, last_name, position, pharmacy_id, pharmacy_name }
        await send(tx, keeper, fields, id)
        await audit.record(tx, {
          person: keeper.person,
          action: 'send-invitation',
          resource: 'staff',
          recordId: id,
          pharmacyId: invitation.pharmacy_id,
        })
        return invitation.pharmacy_id
      })
      return list(keeper, pharmacyId)
    },

    async withdraw(keeper: Keeper, id: number) {
      const pharmacyId = await repository.transaction(async (tx) => {
        const invitation = await repository.holdInvitation(tx, id, ownOf(keeper))
        if (!invitation) throw noSuchInvitation()
        await repository.updateInvitation(tx, id, { used_at: new Date() })
        await audit.record(tx, {
          person: keeper.person,
          action: 'withdraw',
          resource: 'staff',
          recordId: id,
          pharmacyId: invitation.pharmacy_id,
          changes: { email: invitation.email },
        })
        return invitation.pharmacy_id
      })
      return list(keeper, pharmacyId)
    },

    async place(keeper: Keeper, id: number, position: Position) {
      const pharmacyId = await repository.transaction(async (tx) => {
        const member = await repository.hold(tx, id, ownOf(keeper))
        if (!member || member.pharmacy_id === null) throw noSuchPerson()
        if (!member.email_confirmed_at)
          throw Problem.invalid('position', t(messages.thisPersonHasNotConfirmedTheirEmail))
        if (member.position !== position) await settle(tx, keeper, member, position)
        return member.pharmacy_id
      })
      sessions.forget()
      return list(keeper, pharmacyId)
    },

    async remove(keeper: Keeper, id: number) {
      // whoever takes themselves off sees the pharmacy no more
      if (id === keeper.person.id) throw new Problem('conflict', phrase(messages.pleaseLeaveInstead))
      return list(keeper, await end(keeper, id))
    },

    async leave(person: Person, pharmacyId: number) {
      const { name } = await pharmacyFor({ person, reach: 'own' }, pharmacyId)
      await end({ person, reach: 'own' }, person.id)
      return { message: t(messages.youHaveLeft, { pharmacy: name }) }
    },
  }
}
export type StaffService = ReturnType<typeof staffService>
