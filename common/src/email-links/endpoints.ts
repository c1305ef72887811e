import * as z from 'zod'
import { requiredText } from '../http/codecs'
import { endpoint } from '../http/endpoint'

const Said = z.object({ message: z.string() })

export const emailLinks = {
  send: endpoint({
    method: 'POST',
    path: '/api/auth/email-link',
    summary:
      "Send the link again that confirms one's email address, or the address that one is changing to; the answer is the same whether another account has it",
    permission: 'session.read',
    body: z.object({}).optional(),
    reply: Said,
    rateLimit: 'email-link',
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary:
      'Confirm an email address with the token from the email; whoever is not signed in as that account types its password. A changed address takes effect by it, and other sessions end',
    permission: 'session.reset',
    body: z.object({ token: requiredText(200), password: z.string().max(200).optional() }),
    reply: Said,
    rateLimit: 'password',
  }),
}
