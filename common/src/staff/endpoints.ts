import * as z from 'zod'
import { email, IdParams, requiredText } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { POSITIONS } from '../roles/roles'
import { staffCalls } from './calls'

export const StaffMember = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  position: z.enum(POSITIONS),
  is_active: z.boolean(),
  /** Their PRC card at this pharmacy, the one that lasts longest. */
  card: z.object({ expires_on: z.string(), is_in_force: z.boolean() }).nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const StaffInvitation = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  position: z.enum(POSITIONS),
  invited_by: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
})
export type StaffInvitation = z.infer<typeof StaffInvitation>

export const Staff = z.object({
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  people: z.array(StaffMember),
  invitations: z.array(StaffInvitation),
})
export type Staff = z.infer<typeof Staff>

export const InvitationFields = z.object({
  email: email(),
  first_name: requiredText(100),
  last_name: requiredText(100),
  position: z.enum(POSITIONS),
})

const nothing = z.object({}).optional()

export const staff = {
  list: endpoint({
    ...staffCalls.list,
    summary: 'Who works at a pharmacy, and whom it has invited',
    params: IdParams,
    reply: Staff,
  }),
  invite: endpoint({
    ...staffCalls.invite,
    summary:
      'Invite somebody by email: whoever follows the link becomes one of the pharmacy. An earlier invitation of the same address ends',
    params: IdParams,
    body: InvitationFields,
    reply: Staff,
  }),
  leave: endpoint({
    ...staffCalls.leave,
    summary: "Leave one's own pharmacy; refused (409) to its last owner",
    params: IdParams,
    body: nothing,
    reply: z.object({ message: z.string() }),
  }),
  update: endpoint({
    ...staffCalls.update,
    summary: 'Give somebody of the pharmacy another position; it needs an owner',
    params: IdParams,
    body: z.object({ position: z.enum(POSITIONS) }),
    reply: Staff,
  }),
  remove: endpoint({
    ...staffCalls.remove,
    summary: 'Remove somebody from the pharmacy; they can still shop with their account',
    params: IdParams,
    reply: Staff,
  }),
  sendAgain: endpoint({
    ...staffCalls.sendAgain,
    summary: 'Send an invitation again; the earlier link no longer works',
    params: IdParams,
    body: nothing,
    reply: Staff,
  }),
  withdraw: endpoint({
    ...staffCalls.withdraw,
    summary: 'Withdraw an invitation',
    params: IdParams,
    reply: Staff,
  }),
}
