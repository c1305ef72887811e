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

export const replaceAsCustomer = async (id: number, replacement: Replacement, onUpload: OnUpload) => {
  const input = { params: { id }, body: { prescription_image: replacement.file } }
  const send = (idempotencyKey: string) =>
    call(orders.replacePrescription, input, { onUpload, timeout: UPLOAD_MS, idempotencyKey })
  return (await sendOnce(id, replacement, send)).order
}

export const replaceAsGuest = async (order_number: string, replacement: Replacement, onUpload: OnUpload) => {
  const input = { body: { order_number, email: replacement.email, prescription_image: replacement.file } }
  const send = (idempotencyKey: string) =>
    call(orders.replacePrescriptionAsGuest, input, { onUpload, timeout: UPLOAD_MS, idempotencyKey })
  return (await sendOnce(order_number, replacement, send)).order
}

export async function ownOrderId(keyword: string, signal: AbortSignal): Promise<number | null> {
  const { data } = await call(orders.list, { query: { keyword, per_page: 10 } }, { signal })
  return data.find((row) => row.order_number === keyword)?.id ?? null
}

interface Wish {
  remarks: string
  isMoving: boolean
}

const bodyOf = ({ remarks, isMoving }: Wish) => ({
  ...(remarks && { cancel_remarks: remarks }),
  ...(isMoving && { choose_elsewhere: true }),
})

export const cancelAsCustomer = async (id: number, wish: Wish): Promise<Order> =>
  (await call(orders.cancelPart, { params: { id }, body: bodyOf(wish) })).order

export const cancelAsGuest = async (
  order_number: string,
  part_id: number,
  { email, ...wish }: Wish & { email: string },
): Promise<TrackedOrder> =>
  (await call(orders.cancelPartAsGuest, { body: { order_number, part_id, email, ...bodyOf(wish) } })).order
