import { type Complaint, complaints, ownComplaints } from '@botika/common/complaints/endpoints'
import { type ComplaintReason, type ComplaintStep, PICTURE_FIELDS } from '@botika/common/complaints/rules'
import { call, UPLOAD_MS } from '../../lib/api'
import { sendKey } from '../../lib/send-key'

/** Whose order it is: an account's by its id, or a guest's by number and email address. */
export type Shopper = { orderId: number } | { orderNumber: string; email: string }

type OnUpload = (part: number) => void

interface Sent {
  message: string
  files: readonly File[]
  onUpload?: OnUpload
}

export interface Report extends Sent {
  partId: number
  reason: ComplaintReason
  altcha?: string
}

export interface Change extends Sent {
  step: ComplaintStep
}

const { keyOf, forgetKey } = sendKey('key.complaint')

export const proofOf = ({ orderNumber, email }: { orderNumber: string; email: string }) => ({
  order_number: orderNumber,
  email,
})

const picturesOf = (files: readonly File[]): Partial<Record<(typeof PICTURE_FIELDS)[number], File>> =>
  Object.fromEntries(PICTURE_FIELDS.flatMap((field, at) => (files[at] ? [[field, files[at]]] : [])))

/** Sends with one idempotency key until it has arrived. */
async function sendOnce(
  { message, files, onUpload }: Sent,
  of: readonly (string | number)[],
  send: (options: { idempotencyKey: string; timeout: number; onUpload?: OnUpload }) => Promise<Complaint>,
): Promise<Complaint> {
  const pictures = files.flatMap(({ name, size, lastModified }) => [name, size, lastModified])
  const idempotencyKey = keyOf([...of, message, ...pictures].join(' '))
  const reply = await send({ idempotencyKey, timeout: UPLOAD_MS, ...(onUpload && { onUpload }) })
  forgetKey()
  return reply
}

export async function listComplaints(shopper: Shopper, signal: AbortSignal): Promise<Complaint[]> {
  const { data } =
    'orderId' in shopper
      ? await call(ownComplaints.list, { query: { order_id: shopper.orderId } }, { signal })
      : await call(ownComplaints.listAsGuest, { body: proofOf(shopper) }, { signal })
  return data
}

export function openComplaint(shopper: Shopper, report: Report): Promise<Complaint> {
  const { partId: part_id, reason, message, files, altcha } = report
  const body = { part_id, reason, message, ...picturesOf(files) }
  return sendOnce(report, ['open', part_id, reason, JSON.stringify(shopper)], (options) =>
    'orderId' in shopper
      ? call(ownComplaints.open, { body }, options)
      : call(
          ownComplaints.openAsGuest,
          { body: { ...body, ...proofOf(shopper), ...(altcha && { altcha }) } },
          options,
        ),
  )
}

export function changeComplaint(shopper: Shopper, id: number, change: Change): Promise<Complaint> {
  const { step, message, files } = change
  const body = { step, message, ...picturesOf(files) }
  const params = { id }
  return sendOnce(change, [step, id, JSON.stringify(shopper)], (options) =>
    'orderId' in shopper
      ? call(ownComplaints.change, { params, body }, options)
      : call(ownComplaints.changeAsGuest, { params, body: { ...body, ...proofOf(shopper) } }, options),
  )
}

export async function readPicture(shopper: Shopper, id: number, pictureId: number): Promise<Blob> {
  if ('orderId' in shopper) return (await call(complaints.picture, { params: { id, pictureId } })) as Blob
  const body = { ...proofOf(shopper), picture_id: pictureId }
  return (await call(ownComplaints.pictureAsGuest, { params: { id }, body })) as Blob
}
