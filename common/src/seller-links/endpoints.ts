import * as z from 'zod'
import { IdParams, requiredText } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { ChosenPassword } from '../users/endpoints'
import { sellerLinksCalls } from './calls'

const Said = z.object({ message: z.string() })

/** How whoever gets mail at an approved applicant's address becomes the pharmacy's seller. */
export const sellerLinks = {
  accept: endpoint({
    ...sellerLinksCalls.accept,
    summary:
      'Become the seller of an approved pharmacy with the token from the email. An account with this address that is confirmed keeps its password; any other is given the password sent here, and its sessions end',
    body: z.object({ token: requiredText(200), password: ChosenPassword().optional() }),
    reply: Said,
  }),
  send: endpoint({
    ...sellerLinksCalls.send,
    summary: 'Send the seller of an approved application another link; earlier ones no longer work',
    params: IdParams,
    body: z.object({}).optional(),
    reply: Said,
  }),
}
