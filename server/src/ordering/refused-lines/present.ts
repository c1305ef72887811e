import { toPesos } from '@botika/common/centavos'
import type {
  LineChoice,
  OfferedLine,
  RefusedLine,
  RefusedLineSummary,
} from '@botika/common/refused-lines/endpoints'
import type { LineRow, OfferedRow } from './repository'

const moment = (at: Date | string) => new Date(at).toISOString()

const presentLine = (row: LineRow) => ({
  id: row.id,
  created_at: moment(row.created_at),
  updated_at: moment(row.updated_at),
  order_id: row.order_id,
  order_item_id: row.order_item_id,
  part_id: row.seller_order_id,
  pharmacy_id: row.pharmacy_id,
  pharmacy_name: row.pharmacy_name,
  product_name: row.product_name,
  quantity: row.quantity,
  is_prescription: row.is_prescription,
  reason: row.reason,
  remarks: row.remarks,
  status: row.status,
  total: toPesos(row.line_total),
  owed: toPesos(row.owed),
  choose_by: moment(row.choose_by),
  asked: row.offers
    .filter(({ status }) => status === 'open')
    .map(({ pharmacy_name, answer_by }) => ({ pharmacy_name, answer_by: moment(answer_by) })),
})

export const presentRefused = (row: LineRow, choices: LineChoice[]): RefusedLine => ({
  ...presentLine(row),
  choices,
})

export const presentSummary = (row: LineRow): RefusedLineSummary => ({
  ...presentLine(row),
  order_number: row.order_number,
  shopper_name: `${row.receiver_first_name} ${row.receiver_last_name}`.trim(),
})

export const presentOffered = (row: OfferedRow, mayDecide: boolean): OfferedLine => ({
  id: row.id,
  created_at: moment(row.created_at),
  updated_at: moment(row.updated_at),
  status: row.status,
  product_name: row.product_name,
  generic_name: row.generic_name,
  quantity: row.quantity,
  in_stock: row.in_stock,
  is_prescription: row.is_prescription,
  city: row.city,
  total: toPesos(row.most_goods),
  answer_by: moment(row.answer_by),
  may_accept: row.status === 'open' && (mayDecide || !row.is_prescription),
  part_id: row.part_id,
})

export const countsOf = <Status extends string>(
  statuses: readonly Status[],
  counted: readonly { status: Status; count: number }[],
) =>
  Object.fromEntries([
    ['all', counted.reduce((all, { count }) => all + count, 0)],
    ...statuses.map((status) => [status, counted.find((one) => one.status === status)?.count ?? 0]),
  ]) as Record<'all' | Status, number>
