import * as tracking from '@botika/common/messages/tracking'
import type { TrackedRecurringOrder } from '@botika/common/recurring-orders/schema'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'

export function CalendarButton({ order }: { order: TrackedRecurringOrder }) {
  async function save() {
    const { calendarFile } = await import('./calendar-file')
    const link = `${location.origin}${paths.trackRecurring(order.order_number)}`
    const file = new Blob([calendarFile(order, { at: new Date(), link })], { type: 'text/calendar' })
    const anchor = document.createElement('a')
    anchor.href = URL.createObjectURL(file)
    anchor.download = `${order.order_number}.ics`
    anchor.click()
    setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000)
  }
  return (
    <button type="button" className={ui.outline} onClick={() => void save()}>
      <Icon name="calendar" size={18} /> {t(tracking.addToCalendar)}
    </button>
  )
}
