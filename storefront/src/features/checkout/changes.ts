import { formatPesos } from '@botika/common/centavos'
import type { Quote } from '@botika/common/quote/endpoints'

/** What a fresh quote changed, in sentences; empty when it only says the same again. */
export function changesBetween(before: Quote | null, after: Quote): string[] {
  if (!before) return []
  const changes = after.problems.map((problem) => problem.detail)
  for (const line of after.lines) {
    const old = before.lines.find((one) => one.inventory_id === line.inventory_id)
    if (!old) continue
    if (old.price !== line.price) {
      changes.push(`${line.product_name}: ${formatPesos(old.price)} each is now ${formatPesos(line.price)}.`)
    } else if (old.total !== line.total && old.quantity === line.quantity) {
      changes.push(`${line.product_name}: ${formatPesos(old.total)} is now ${formatPesos(line.total)}.`)
    }
  }
  const named = new Set(after.problems.map((problem) => problem.inventory_id))
  for (const old of before.lines) {
    const isThere = after.lines.some((line) => line.inventory_id === old.inventory_id)
    if (!isThere && !named.has(old.inventory_id)) changes.push(`${old.product_name} is no longer offered.`)
  }
  if (before.delivery_fee !== after.delivery_fee) {
    changes.push(`Delivery: ${formatPesos(before.delivery_fee)} is now ${formatPesos(after.delivery_fee)}.`)
  }
  if (before.total !== after.total) {
    changes.push(`Total: ${formatPesos(before.total)} is now ${formatPesos(after.total)}.`)
  }
  return changes
}
