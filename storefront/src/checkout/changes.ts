import * as checkout from '@botika/common/messages/checkout'
import * as ui from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import type { Quote } from '@botika/common/quote/endpoints'
import { t } from '../lib/language/words'

/** What a fresh quote changed, in sentences; empty when it only says the same again. */
export function changesBetween(before: Quote | null, after: Quote): string[] {
  if (!before) return []
  // a pharmacy that is closed is one reason, however many lines are its
  const changes = [...new Set(after.problems.map((problem) => problem.detail))]
  for (const line of after.lines) {
    const old = before.lines.find((one) => one.inventory_id === line.inventory_id)
    if (!old) continue
    if (old.price !== line.price) {
      changes.push(
        t(checkout.nameBeforeEachIsNowNow, {
          name: line.product_name,
          before: formatPesos(old.price),
          now: formatPesos(line.price),
        }),
      )
    } else if (old.total !== line.total && old.quantity === line.quantity) {
      changes.push(
        t(checkout.nameBeforeIsNowNow, {
          name: line.product_name,
          before: formatPesos(old.total),
          now: formatPesos(line.total),
        }),
      )
    }
  }
  const named = new Set(after.problems.map((problem) => problem.inventory_id))
  for (const old of before.lines) {
    const isThere = after.lines.some((line) => line.inventory_id === old.inventory_id)
    if (!isThere && !named.has(old.inventory_id))
      changes.push(t(checkout.nameIsNoLongerOffered, { name: old.product_name }))
  }
  if (before.delivery_fee !== after.delivery_fee) {
    changes.push(
      t(checkout.nameBeforeIsNowNow, {
        name: t(ui.delivery),
        before: formatPesos(before.delivery_fee),
        now: formatPesos(after.delivery_fee),
      }),
    )
  }
  if (before.total !== after.total) {
    changes.push(
      t(checkout.nameBeforeIsNowNow, {
        name: t(ui.total),
        before: formatPesos(before.total),
        now: formatPesos(after.total),
      }),
    )
  }
  return changes
}
