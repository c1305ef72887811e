import { orders } from '@botika/common/orders/endpoints'
import type { Order, TrackedOrder } from '@botika/common/orders/schema'
import { call, UPLOAD_MS } from '../lib/api'
import { sendKey } from '../lib/send-key'

export interface Replacement {
  file: File
  email: string
}

type OnUpload = (part: number) => void

const { keyOf, forgetKey } = sendKey('key.prescription')

/** Sends with one idempotency key until it has arrived. */
async function sendOnce<T>(
  order: number | string,
  { file, email }: Replacement,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const reply = await send(keyOf([order, email, file.name, file.size, file.lastModified].join(' ')))
  forgetKey()
  return reply
}

export async function replaceAsCustomer(
  id: number,
  replacement: Replacement,
  onUpload: OnUpload,
): Promise<Order> {
  const input = { params: { id }, body: { prescription_image: replacement.file } }
  const { order } = await sendOnce(id, replacement, (idempotencyKey) =>
    call(orders.replacePrescription, input, { onUpload, timeout: UPLOAD_MS, idempotencyKey }),
  )
  return order
}

export async function replaceAsGuest(
  order_number: string,
  replacement: Replacement,
  onUpload: OnUpload,
): Promise<TrackedOrder> {
  const { file, email } = replacement
  const input = { body: { order_number, email, prescription_image: file } }
  const { order } = await sendOnce(order_number, replacement, (idempotencyKey) =>
    call(orders.replacePrescriptionAsGuest, input, { onUpload, timeout: UPLOAD_MS, idempotencyKey }),
  )
  return order
}

export async function ownOrderId(keyword: string, signal: AbortSignal): Promise<number | null> {
  const { data } = await call(orders.list, { query: { keyword, per_page: 10 } }, { signal })
  return data.find((row) => row.order_number === keyword)?.id ?? null
}
