import * as z from 'zod'
import { POSITIONS, ROLES } from '../roles/roles'
import { requiredText } from '../http/codecs'
import { Otp } from '../second-factor/otp'
import { endpoint } from '../http/endpoint'
import { RecordFields } from '../record'
import { sessionCalls } from './calls'

/** Seconds: the specification's section 9. */
export const ACCESS_TOKEN_SECONDS = 3_600
export const REFRESH_TOKEN_SECONDS = 1_209_600
/** How long somebody is signed in at most, however often they come back; an admin not even a day. */
export const SESSION_DAYS = 30
export const ADMIN_SESSION_HOURS = 12
export { MIN_PASSWORD_LENGTH } from './password'

export const Role = z.object({ id: z.number().int(), name: z.enum(ROLES.map((role) => role.name)) })

export const User = RecordFields.extend({
  email: z.string(),
  /** When an email to this address last proved to arrive; null until its link is followed. */
  email_confirmed_at: z.string().nullable(),
  /** The address that the account is changing to, until that one is confirmed. */
  pending_email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  contact_number: z.string().nullable(),
  roles: z.array(Role),
  pharmacy_id: z.number().int().nullable(),
  pharmacy_name: z.string().nullable().optional(),
  position: z.enum(POSITIONS).nullable(),
  is_active: z.boolean(),
  has_second_factor: z.boolean(),
  /** Of oneself alone: whether nothing else may be done before there is a second factor. */
  must_enrol: z.boolean().optional(),
})
export type User = z.infer<typeof User>

export const Tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number().int(),
  refresh_token: z.string(),
})
export type Tokens = z.infer<typeof Tokens>

export const Credentials = z.object({
  email: requiredText(254),
  password: z.string().min(1).max(200),
  otp: Otp.optional(),
})

const refreshBody = z.object({ refresh_token: z.string().max(200).optional() }).optional()

export const session = {
  login: endpoint({
    ...sessionCalls.login,
    summary:
      'Sign in. An account with a second factor wants its code as well: without it, 401 with the code otp_required',
    body: Credentials,
    reply: Tokens,
  }),
  refresh: endpoint({
    ...sessionCalls.refresh,
    summary: 'A fresh access token for the refresh token in the cookie or the body',
    body: refreshBody,
    reply: Tokens,
  }),
  logout: endpoint({
    ...sessionCalls.logout,
    summary: 'End the session',
    body: refreshBody,
    reply: z.object({ message: z.string() }),
  }),
  user: endpoint({
    ...sessionCalls.user,
    summary: 'Who is signed in',
    body: z.object({}).optional(),
    reply: User,
  }),
}
