import * as checkout from '@botika/common/messages/checkout'
import type { DroppedLine } from '@botika/common/orders/schema'
import { unbroken } from '../lib/language/unbroken'
import { told } from '../lib/language/told'
import { t } from '../lib/language/words'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'

/** What of an order cannot be had again, or not as much of it, and why. */
export function Dropped({ lines }: { lines: readonly DroppedLine[] }) {
  if (lines.length === 0) return null
  return (
    <div className={ui.noticeWarn} role="status">
      <Icon name="info" />
      <ul>
        {lines.map((line) => (
          <li key={line.inventory_id}>
            <b>{unbroken(line.product_name)}</b>
            {line.quantity > 0
              ? t(checkout.onlyQuantity, { quantity: line.quantity })
              : ` ${t(checkout.isLeftOut)}`}
            : {unbroken(told(line.detail))}
          </li>
        ))}
      </ul>
    </div>
  )
}
