import * as checkout from '@botika/common/messages/checkout'
import * as ui from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import type { Quote } from '@botika/common/quote/endpoints'
import { t } from '../lib/language/text'

export function changesBetween(before: Quote | null, after: Quote): string[] {
  if (!before) return []
  const changes = [...new Set(after.problems.map((problem) => problem.detail))]
  const compare = (name: string, old: number, now: number, message = checkout.nameBeforeIsNowNow) => {
    if (old !== now) changes.push(t(message, { name, before: formatPesos(old), now: formatPesos(now) }))
  }
  for (const line of after.lines) {
    const old = before.lines.find((one) => one.inventory_id === line.inventory_id)
    if (!old) continue
    compare(line.product_name, old.price, line.price, checkout.nameBeforeEachIsNowNow)
    if (old.price === line.price && old.quantity === line.quantity)
      compare(line.product_name, old.total, line.total)
  }
  const named = new Set([...after.problems, ...after.lines].map(({ inventory_id }) => inventory_id))
  for (const old of before.lines.filter(({ inventory_id }) => !named.has(inventory_id)))
    changes.push(t(checkout.nameIsNoLongerOffered, { name: old.product_name }))
  compare(t(ui.delivery), before.delivery_fee, after.delivery_fee)
  compare(t(ui.total), before.total, after.total)
  return changes
}
