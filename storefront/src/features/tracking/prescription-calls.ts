import { orders } from '@botika/common/orders/endpoints'
import type { Order, TrackedOrder } from '@botika/common/orders/schema'
import { call, UPLOAD_MS } from '../../shared/api'

/** What is sent: the picture, and for guests the email address that the order was placed with. */
export interface Replacement {
  file: File
  email: string
}

type OnUpload = (part: number) => void

/** The customer sends another prescription for their order. */
export const replaceAsCustomer = async (
  id: number,
  { file }: Replacement,
  onUpload: OnUpload,
): Promise<Order> =>
  (
    await call(
      orders.replacePrescription,
      { params: { id }, body: { prescription_image: file } },
      { onUpload, timeout: UPLOAD_MS },
    )
  ).order

/** A guest does, by the order's number and the email address that it was placed with. */
export const replaceAsGuest = async (
  order_number: string,
  { file, email }: Replacement,
  onUpload: OnUpload,
): Promise<TrackedOrder> =>
  (
    await call(
      orders.replacePrescriptionAsGuest,
      { body: { order_number, email, prescription_image: file } },
      { onUpload, timeout: UPLOAD_MS },
    )
  ).order

/** The id of the customer's own order behind a number; null when it is not theirs. */
export async function ownOrderId(keyword: string, signal: AbortSignal): Promise<number | null> {
  const { data } = await call(orders.list, { query: { keyword, per_page: 10 } }, { signal })
  return data.find((row) => row.order_number === keyword)?.id ?? null
}
