import * as uiMessages from '@botika/common/messages/ui'
import type { RecurringOrder, TrackedRecurringOrder } from '@botika/common/recurring-orders/schema'
import { useState } from 'react'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { Question } from '../ui/Question'
import { useAction } from '../ui/toast/useAction'

interface Props {
  order: TrackedRecurringOrder
  onChanged: (order: RecurringOrder) => void
}

export function StopRecurring({ order, onChanged }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, run } = useAction()
  if (order.status !== 'active') return null

  const stop = () =>
    run(async () => {
      const { stopByNumber } = await import('./recurring-calls')
      onChanged(await stopByNumber(order))
      setIsAsking(false)
    }, t(uiMessages.noMoreOrdersWillBePlaced))

  return (
    <>
      <button type="button" className={`${ui.danger} ${ui.noPrint}`} onClick={() => setIsAsking(true)}>
        <Icon name="close" size={18} /> {t(uiMessages.stopIt)}
      </button>
      {isAsking ? (
        <Question
          title={t(uiMessages.stopThisRecurringOrder)}
          action={t(uiMessages.yesStopIt)}
          isBusy={isBusy}
          onConfirm={stop}
          onClose={() => setIsAsking(false)}
        >
          <p className={ui.muted}>{t(uiMessages.ordersThatWerePlacedAlready)}</p>
        </Question>
      ) : null}
    </>
  )
}
