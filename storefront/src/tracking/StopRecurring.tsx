import * as uiMessages from '@botika/common/messages/ui'
import type { RecurringOrder, TrackedRecurringOrder } from '@botika/common/recurring-orders/schema'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { QuestionButton } from '../ui/toast/QuestionButton'

interface Props {
  order: TrackedRecurringOrder
  onChanged: (order: RecurringOrder) => void
}

export function StopRecurring({ order, onChanged }: Props) {
  if (order.status !== 'active') return null
  return (
    <QuestionButton
      className={`${ui.danger} ${ui.noPrint}`}
      title={t(uiMessages.stopThisRecurringOrder)}
      text={t(uiMessages.ordersThatWerePlacedAlready)}
      action={t(uiMessages.yesStopIt)}
      work={async () => onChanged(await (await import('./recurring-calls')).stopByNumber(order))}
      done={t(uiMessages.noMoreOrdersWillBePlaced)}
    >
      <Icon name="close" size={18} /> {t(uiMessages.stopIt)}
    </QuestionButton>
  )
}
