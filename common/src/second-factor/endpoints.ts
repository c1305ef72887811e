import * as z from 'zod'
import { endpoint } from '../http/endpoint'
import { secondFactorCalls } from './calls'
import { Otp } from './otp'

export const RECOVERY_CODES = 10

const SecondFactor = z.object({
  is_on: z.boolean(),
  since: z.string().nullable(),
  recovery_codes_left: z.number().int(),
  /** Whether this account may do nothing without one: an admin's, where others can reach the server. */
  is_required: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

const RecoveryCodes = z.object({
  /** Shown this once: only hashes are kept. Each works once. */
  recovery_codes: z.array(z.string()),
})

const password = z.string().max(200).optional()

export const secondFactor = {
  read: endpoint({
    ...secondFactorCalls.read,
    summary: 'Whether one’s account has a second factor',
    reply: SecondFactor,
  }),
  begin: endpoint({
    ...secondFactorCalls.begin,
    summary:
      'Begin with a second factor: a secret for an authenticator app, which counts once it is confirmed',
    body: z.object({ current_password: password }),
    reply: z.object({
      uri: z.string(),
      qr_svg: z.string(),
      secret: z.string(),
    }),
  }),
  confirm: endpoint({
    ...secondFactorCalls.confirm,
    summary: 'Turn the second factor on by a code of the app; every other session ends, and an email says so',
    body: z.object({ otp: Otp }),
    reply: RecoveryCodes,
  }),
  renewCodes: endpoint({
    ...secondFactorCalls.renewCodes,
    summary: 'New recovery codes by password and code; the earlier ones work no longer',
    body: z.object({ current_password: password, otp: Otp.optional() }),
    reply: RecoveryCodes,
  }),
  turnOff: endpoint({
    ...secondFactorCalls.turnOff,
    summary:
      'Turn the second factor off by password and code; every other session ends, and an email says so',
    body: z.object({ current_password: password, otp: Otp.optional() }),
    reply: SecondFactor,
  }),
}
