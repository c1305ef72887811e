import * as z from 'zod'
import { email, IdParams, requiredText, text } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { ChosenPassword } from '../users/endpoints'
import { passwordLinksCalls } from './calls'

const Said = z.object({ message: z.string() })

export const passwordLinks = {
  forgot: endpoint({
    ...passwordLinksCalls.forgot,
    summary: 'Ask for a link to set a new password; the answer is the same whether the account exists or not',
    body: z.object({
      email: email(),
      altcha: text(4_000).optional(),
    }),
    reply: Said,
  }),
  reset: endpoint({
    ...passwordLinksCalls.reset,
    summary: 'Set a password with the token from the letter; every session of the account ends',
    body: z.object({ token: requiredText(200), password: ChosenPassword() }),
    reply: Said,
  }),
  send: endpoint({
    ...passwordLinksCalls.send,
    summary: 'Write a link to somebody with which they set a password; refused (409) for a suspended account',
    params: IdParams,
    body: z.object({}).optional(),
    reply: Said,
  }),
}
