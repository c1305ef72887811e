import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import * as z from 'zod'
import { POSITIONS, ROLES } from '../roles/roles'
import { email, flag, Id, IdParams, phone, requiredText, text } from '../http/codecs'
import { Deleted, ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { VersionField } from '../record'
import { Otp } from '../second-factor/otp'
import { MIN_PASSWORD_LENGTH, User } from '../session/endpoints'
import { usersCalls } from './calls'

export const ChosenPassword = () =>
  z
    .string()
    .min(MIN_PASSWORD_LENGTH, {
      error: () => t(messages.passwordTooShort, { least: MIN_PASSWORD_LENGTH }),
    })
    .max(200)

const roleNames = ROLES.map((role) => role.name)

const RoleField = z.union([
  z.enum(roleNames),
  z.pipe(
    z.object({ name: z.enum(roleNames) }),
    z.transform(({ name }) => name),
  ),
])

export const UserFields = z.object({
  email: email(),
  first_name: requiredText(100),
  last_name: requiredText(100),
  contact_number: phone().nullable().optional(),
  /** Needed unless an admin has a link sent. */
  password: ChosenPassword().optional(),
  altcha: text(4_000).optional(),
  /** Admins only. Every account is a customer as well, whether that is said or not. */
  roles: z.array(RoleField).optional(),
  pharmacy_id: Id.nullable().optional(),
  position: z.enum(POSITIONS).nullable().optional(),
  is_active: flag().optional(),
  /** Lets the person set the first password with a link that is mailed; a password given beside it is not kept. */
  send_link: flag().optional(),
})

export const UserChanges = UserFields.omit({ password: true, altcha: true, send_link: true })
  .partial()
  .extend({
    /** Needed to change one's own email address, with the second factor's code where there is one. */
    current_password: z.string().max(200).optional(),
    otp: Otp.optional(),
  })
  .extend(VersionField.shape)

export const PasswordChange = z.object({
  /** Needed unless an admin sets somebody else's, with the second factor's code where there is one. */
  current_password: z.string().max(200).optional(),
  otp: Otp.optional(),
  password: ChosenPassword(),
})

export const users = {
  list: endpoint({
    ...usersCalls.list,
    summary: 'List users; every account is a customer, so the role customer finds those with no other role',
    query: ListQuery.extend({ role: z.enum(roleNames).optional(), pharmacy_id: Id.optional() }),
    reply: pageOf(User),
  }),
  one: endpoint({
    ...usersCalls.one,
    summary: 'One user: oneself, or any for an admin',
    params: IdParams,
    reply: User,
  }),
  create: endpoint({
    ...usersCalls.create,
    summary:
      'Register as a customer; an admin may give other roles. The answer is the same whether another account has the email address: the email that is sent says which',
    body: UserFields,
    reply: User,
  }),
  update: endpoint({
    ...usersCalls.update,
    summary:
      "Change one's own name, email and number; an admin may change anybody's, with roles. One's own email address takes the password and changes once its link is followed",
    params: IdParams,
    body: UserChanges,
    reply: User,
  }),
  changePassword: endpoint({
    ...usersCalls.changePassword,
    summary: 'Set a new password; every other session ends, and an email says so',
    params: IdParams,
    body: PasswordChange,
    reply: User,
  }),
  signOut: endpoint({
    ...usersCalls.signOut,
    summary: 'End every session of somebody, on all their devices',
    params: IdParams,
    body: z.object({}).optional(),
    reply: User,
  }),
  remove: endpoint({
    ...usersCalls.remove,
    summary:
      "Delete somebody's account; its orders stay without its name. Refused (409) while one of them is under way",
    params: IdParams,
    reply: Deleted,
  }),
}
