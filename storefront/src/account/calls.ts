import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import { addresses } from '@botika/common/addresses/endpoints'
import { bookmarks, type BOOKMARK_KINDS } from '@botika/common/bookmarks/endpoints'
import { emailLinks } from '@botika/common/email-links/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { priceAlerts } from '@botika/common/price-alerts/endpoints'
import { ownRatings } from '@botika/common/ratings/own-endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { secondFactor } from '@botika/common/second-factor/endpoints'
import { ownSessions } from '@botika/common/session/own-endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import type { User } from '@botika/common/session/endpoints'
import { type UserChanges, users } from '@botika/common/users/endpoints'
import type { SellerOrderStatus } from '@botika/common/orders/steps'
import type * as z from 'zod'
import { call } from '../lib/api'
import { sessionClient } from '../lib/session-client'
import { deleteIgnoringMissing } from '../lib/delete-ignoring-missing'
import type { AddressBody } from './address-form'

interface OrdersQuery {
  /** an admin's list would hold everybody's */
  user_id: number
  page: number
  status?: SellerOrderStatus
}

export const fetchOrders = (query: OrdersQuery, signal: AbortSignal) =>
  call(orders.list, { query: { ...query, per_page: DEFAULT_PAGE_SIZE } }, { signal })

export const fetchOrder = async (id: number, signal: AbortSignal) =>
  (await call(orders.one, { params: { id } }, { signal })).order

export const confirmDelivery = async (id: number) =>
  (await call(orders.confirmDelivery, { params: { id } })).order

export const fetchRecurring = (user_id: number, signal: AbortSignal) =>
  call(recurringOrders.list, { query: { user_id, per_page: DEFAULT_PAGE_SIZE } }, { signal })

interface BookmarksQuery {
  page: number
  kind: (typeof BOOKMARK_KINDS)[number]
}

export const askBookmarks = (query: BookmarksQuery, signal: AbortSignal) =>
  call(bookmarks.list, { query: { ...query, per_page: DEFAULT_PAGE_SIZE } }, { signal })

export const forgetBookmark = (id: number) =>
  deleteIgnoringMissing(call(bookmarks.remove, { params: { id } }))

export const askPriceAlerts = (signal: AbortSignal) =>
  call(priceAlerts.list, { query: { per_page: 50 } }, { signal })

export const stopPriceAlert = (id: number) =>
  deleteIgnoringMissing(call(priceAlerts.remove, { params: { id } }))

interface PasswordBody {
  current_password: string
  password: string
  otp?: string
}

export const changePassword = (id: number, body: PasswordBody) =>
  call(users.changePassword, { params: { id }, body })

export const isPassword = async (email: string, password: string) =>
  (await sessionClient()).login({ email, password }).then(
    () => true,
    // it is right where only the code is missing
    (error: { code?: string }) => error.code === 'otp_required',
  )

export const askAddresses = (signal: AbortSignal) =>
  call(addresses.list, { query: { per_page: DEFAULT_PAGE_SIZE } }, { signal })

export const saveAddress = (id: number | null, body: Partial<AddressBody>) =>
  id === null
    ? call(addresses.create, { body: body as AddressBody })
    : call(addresses.update, { params: { id }, body })

export const forgetAddress = (id: number) => deleteIgnoringMissing(call(addresses.remove, { params: { id } }))

export async function saveProfile(id: number, body: z.input<typeof UserChanges>) {
  const session = await sessionClient()
  try {
    await call(users.update, { params: { id }, body })
  } catch (error) {
    if ((error as { code?: string }).code !== 'stale_record') throw error
    session.forget()
    // it may have been saved before, with the response lost
    const { updated_at: _, current_password: __, otp: ___, email, ...wanted } = body
    const now = await session.user()
    const isSaved =
      now &&
      (email === undefined || email === now.email || email === now.pending_email) &&
      Object.entries(wanted).every(([name, value]) => now[name as keyof User] === value)
    if (!isSaved) throw error
    return
  }
  session.forget()
  await session.user()
}

export const sendEmailLink = () => call(emailLinks.send, { body: {} })

export const askOwnData = () => call(ownData.read, {})

export async function deleteAccount(password: string, otp?: string) {
  await call(ownData.deleteAccount, { body: { password, ...(otp ? { otp } : {}) } })
  await (await sessionClient()).logout()
}

export const askRateable = (query: { page: number; is_rated: boolean }, signal: AbortSignal) =>
  call(ownRatings.list, { query: { ...query, per_page: DEFAULT_PAGE_SIZE } }, { signal })

export const askSessions = (signal: AbortSignal) => call(ownSessions.list, {}, { signal })

export const endSession = (id: number) => deleteIgnoringMissing(call(ownSessions.end, { params: { id } }))

export const endOtherSessions = () => call(ownSessions.endOthers, { body: {} })

export const askSecondFactor = (signal: AbortSignal) => call(secondFactor.read, {}, { signal })

export const beginSecondFactor = (body: { current_password: string }) => call(secondFactor.begin, { body })

export const confirmSecondFactor = (otp: string) => call(secondFactor.confirm, { body: { otp } })

interface Proof {
  current_password: string
  otp: string
}

export const renewRecoveryCodes = (body: Proof) => call(secondFactor.renewCodes, { body })

export async function turnSecondFactorOff(body: Proof) {
  await call(secondFactor.turnOff, { body })
  await askWhoIsHere()
}

export async function askWhoIsHere() {
  const session = await sessionClient()
  session.forget()
  await session.user()
}
