import * as z from 'zod'
import { Deleted } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { Otp } from '../second-factor/otp'
import { User } from '../session/endpoints'

const Rows = z.array(z.record(z.string(), z.unknown()))

/** Everything that is held about one person (RA 10173, section 16c and 18). */
export const OwnData = z.object({
  exported_at: z.string(),
  profile: User,
  addresses: Rows,
  orders: Rows,
  recurring_orders: Rows,
  complaints: Rows,
  /** Pictures of prescriptions, IDs and complaints: what was sent, until when it is kept, and when it was opened by whom. */
  files: Rows,
  /** Lines of pharmacies' record books of senior citizen and PWD discounts. */
  discount_records: Rows,
  cart_items: Rows,
  bookmarks: Rows,
  price_alerts: Rows,
  ratings: Rows,
  preferences: Rows,
  sessions: Rows,
  security_log: Rows,
})
export type OwnData = z.infer<typeof OwnData>

export const ownData = {
  read: endpoint({
    method: 'GET',
    path: '/api/users/me/data',
    summary:
      'Everything that is held about the signed-in person, as a JSON file; each download is written down',
    permission: 'users.read',
    reply: OwnData,
    rateLimit: 'own-data',
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/users/me/delete',
    summary:
      "Delete one's own account by its password, and the second factor's code where there is one; refused (409) while an order is under way",
    permission: 'users.leave',
    body: z.object({ password: z.string().max(200), otp: Otp.optional() }),
    reply: Deleted,
    rateLimit: 'password',
  }),
}
