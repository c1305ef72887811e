import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import type { Position } from '@botika/common/roles/roles'
import { Problem } from '@botika/common/http/problem'
import type { Staff } from '@botika/common/staff/endpoints'
import type { Person, SessionService } from '../../platform'
import type { UserRepository } from '../users/repository'
import { mustLeaveAnOwner } from '../users/rules'
import { staffEndedEmail } from './emails'
import {
  type InvitationNeeds,
  type InvitedPerson,
  type Keeper,
  ownOf,
  pharmacyFor,
  staffInvitations,
} from './invitations'
import type { StaffRepository, Tx } from './repository'

interface Needs extends InvitationNeeds {
  users: Pick<UserRepository, 'hasOtherOwner' | 'voidInvitations'>
  sessions: SessionService
}

type Member = NonNullable<Awaited<ReturnType<StaffRepository['hold']>>>

const noSuchPerson = () => new Problem('not_found', phrase(messages.nobodyOfThePharmacy))

export function staffService(needs: Needs) {
  const { repository, users, sessions, mail, audit } = needs
  const invitations = staffInvitations(needs)

  async function list(keeper: Keeper, id: number): Promise<Staff> {
    const pharmacy = await pharmacyFor(repository, keeper, id)
    const isKeeper = keeper.reach === 'all' || keeper.person.position === 'owner'
    const [people, invited] = await Promise.all([
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
        card:
          one.card_expires_on === null
            ? null
            : { expires_on: one.card_expires_on, is_in_force: one.holds_card },
      })),
      invitations: invited.map(({ pharmacy_id: _, pharmacy_name: __, expires_at, ...one }) => ({
        ...one,
        expires_at: expires_at.toISOString(),
        is_expired: expires_at < new Date(),
      })),
    }
  }

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

    invite: async (keeper: Keeper, pharmacyId: number, fields: InvitedPerson) =>
      list(keeper, await invitations.invite(keeper, pharmacyId, fields)),

    sendAgain: async (keeper: Keeper, id: number) => list(keeper, await invitations.sendAgain(keeper, id)),

    withdraw: async (keeper: Keeper, id: number) => list(keeper, await invitations.withdraw(keeper, id)),

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
      if (id === keeper.person.id) throw new Problem('conflict', phrase(messages.pleaseLeaveInstead))
      return list(keeper, await end(keeper, id))
    },

    async leave(person: Person, pharmacyId: number) {
      const { name } = await pharmacyFor(repository, { person, reach: 'own' }, pharmacyId)
      await end({ person, reach: 'own' }, person.id)
      return { message: t(messages.youHaveLeft, { pharmacy: name }) }
    },
  }
}
export type StaffService = ReturnType<typeof staffService>
