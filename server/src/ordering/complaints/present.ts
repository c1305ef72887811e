import { toPesos } from '@botika/common/centavos'
import type {
  Complaint,
  ComplaintDetails,
  ComplaintMessage,
  ComplaintSummary,
} from '@botika/common/complaints/endpoints'
import type { Reach } from '@botika/common/roles/policy'
import type { ComplaintRepository, ComplaintRow, ComplaintWithMessages } from './repository'

type ListedRow = Awaited<ReturnType<ComplaintRepository['list']>>['rows'][number]
type FoundRow = NonNullable<Awaited<ReturnType<ComplaintRepository['find']>>>
type MessageRow = ComplaintWithMessages['messages'][number]

const DAY_MS = 86_400_000

const moment = (at: Date | string) => new Date(at).toISOString()

const rowOf = (row: ComplaintRow) => ({
  id: row.id,
  created_at: moment(row.created_at),
  updated_at: moment(row.updated_at),
  order_number: row.order_number,
  part_id: row.part_id,
  pharmacy_id: row.pharmacy_id,
  pharmacy_name: row.pharmacy_name,
  reason: row.reason,
  status: row.status,
  outcome: row.outcome,
  answer_by: moment(row.answer_by),
  settle_by: moment(row.settle_by),
  settled_at: row.settled_at && moment(row.settled_at),
})

export function reopenUntil(
  { status, settled_at, reopened_at }: Pick<ComplaintRow, 'status' | 'settled_at' | 'reopened_at'>,
  reopenDays: number,
): Date | null {
  if (status !== 'settled' || !settled_at || reopened_at) return null
  return new Date(new Date(settled_at).getTime() + reopenDays * DAY_MS)
}

function messageOf(row: MessageRow, reader: Reach | 'shopper'): ComplaintMessage {
  const isNamed = reader === 'all' || (reader === 'own' && row.author_role !== 'admin')
  return {
    id: row.id,
    kind: row.kind,
    author_role: row.author_role,
    author_name: (isNamed && row.author_name) || null,
    outcome: row.outcome,
    body: row.body,
    pictures: row.pictures,
    created_at: moment(row.created_at),
  }
}

export function presentOwn(row: ComplaintWithMessages, reopenDays: number, now: Date): Complaint {
  const until = reopenUntil(row, reopenDays)
  return {
    ...rowOf(row),
    reopen_until: until && until > now ? until.toISOString() : null,
    messages: row.messages.map((message) => messageOf(message, 'shopper')),
  }
}

export const presentSummary = (row: ListedRow | FoundRow): ComplaintSummary => ({
  ...rowOf(row),
  is_late: row.is_late,
  shopper_name: row.shopper_name,
  is_reopened: row.reopened_at !== null,
})

export const presentDetails = (row: FoundRow, reach: Reach): ComplaintDetails => ({
  ...presentSummary(row),
  messages: row.messages.map((message) => messageOf(message, reach)),
  part: {
    status: row.part_status,
    delivery_option: row.delivery_option,
    placed_at: moment(row.placed_at),
    total: toPesos(row.part_total),
    items: row.items.map((item) => ({ ...item, total: toPesos(item.total) })),
  },
})
