import * as z from 'zod'
import { email, IdParams, requiredText, text } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { ChosenPassword } from '../users/endpoints'

const Said = z.object({ message: z.string() })

export const passwordLinks = {
  forgot: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Ask for a link to set a new password; the answer is the same whether the account exists or not',
    permission: 'session.reset',
    body: z.object({
      email: email(),
      /** The solved captcha. */
      altcha: text(4_000).optional(),
    }),
    reply: Said,
    rateLimit: 'forgot-password',
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a password with the token from the letter; every session of the account ends',
    permission: 'session.reset',
    body: z.object({ token: requiredText(200), password: ChosenPassword() }),
    reply: Said,
    rateLimit: 'password',
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/users/:id/password-link',
    summary: 'Write a link to somebody with which they set a password; refused (409) for a suspended account',
    permission: 'users.manage',
    params: IdParams,
    body: z.object({}).optional(),
    reply: Said,
  }),
}
