import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPrescription, type Prescribed } from '../pictures/prescription'
import type { privateFiles } from '@botika/server/schema'
import type { ItemRow, OrderRow, PartRow } from './order-draft'

const DAY = 86_400_000
const DOCTORS = [
  { doctor: 'Dr. Amihan Navarro', licence: 'PRC-DEMO-100317' },
  { doctor: 'Dr. Dakila Sarmiento', licence: 'PRC-DEMO-100524' },
  { doctor: 'Dr. Mayumi Villareal', licence: 'PRC-DEMO-100788' },
] as const

type FileRow = typeof privateFiles.$inferInsert & { id: number }
type Orders = {
  orders: readonly OrderRow[]
  sellerOrders: readonly PartRow[]
  orderItems: readonly ItemRow[]
}

const written = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

const prescribed = ({ product_name, generic_name, strength, dosage_form, quantity }: ItemRow): Prescribed => {
  const form = dosage_form?.toLowerCase() ?? ''
  const one = /tablet|capsule/.exec(form)?.[0]
  return {
    medicine: `${[generic_name ?? product_name, strength, form].filter(Boolean).join(' ')}, no. ${quantity}`,
    take: one ? `1 ${one} a day, after a meal` : 'as I have shown you',
  }
}

/**
 * Puts the prescriptions of orders where private files lie and answers their rows. An order that somebody still works
 * on has a sheet that names its medicines; those that are done with share one, which keeps the demo's start short.
 */
export async function writePrescriptions(
  folder: string,
  { orders, sellerOrders, orderItems }: Orders,
  now: Date,
): Promise<FileRow[]> {
  const home = join(folder, 'demo')
  await mkdir(home, { recursive: true, mode: 0o700 })
  const open = new Set(
    sellerOrders.flatMap((part) => (part.is_completed || part.is_cancelled ? [] : [part.order_id])),
  )
  const done = render({ medicines: [{ medicine: 'As ordered', take: 'as we have agreed' }] }, 0, now)
  return Promise.all(
    orders
      .filter((order) => order.prescription_file_id)
      .map(async (order, index) => {
        const medicines = orderItems
          .filter((item) => item.order_id === order.id && item.is_prescription)
          .map(prescribed)
        const patient = `${order.receiver_first_name} ${order.receiver_last_name}`
        const at = new Date(order.created_at.getTime() - DAY)
        const sheet = await (open.has(order.id) ? render({ patient, medicines }, index, at) : done)
        // behind the picture's end, where nobody sees it: else one prescription would seem to be sent again and again
        const bytes = Buffer.concat([sheet, Buffer.from(String(order.id))])
        const path = join('demo', `prescription-${order.prescription_file_id}.jpg`)
        await writeFile(join(folder, path), bytes, { mode: 0o600 })
        return {
          id: Number(order.prescription_file_id),
          kind: 'prescription' as const,
          path,
          mime: 'image/jpeg',
          bytes: bytes.length,
          delete_after: new Date(now.getTime() + 365 * DAY),
          created_at: order.created_at,
        }
      }),
  )
}

function render(sheet: { patient?: string; medicines: readonly Prescribed[] }, index: number, at: Date) {
  const by = DOCTORS[index % DOCTORS.length] ?? DOCTORS[0]
  const svg = drawPrescription({ patient: '', ...sheet, ...by, date: written.format(at) })
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}
