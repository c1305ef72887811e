import * as z from 'zod'
import { endpoint } from '../http/endpoint'

/** A puzzle for the visitor's computer. Its solution travels as base64 of `{ challenge, solution }`. */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string(),
})
export type Challenge = z.infer<typeof Challenge>

export const captcha = {
  challenge: endpoint({
    method: 'GET',
    path: '/api/captcha/challenge',
    summary: 'A puzzle (ALTCHA) that shows a person is asking; each solution counts once',
    permission: 'captcha.read',
    reply: Challenge,
  }),
}
