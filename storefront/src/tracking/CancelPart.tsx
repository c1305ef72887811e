import * as tracking from '@botika/common/messages/tracking'
import type { OrderPart, TrackedOrder } from '@botika/common/orders/schema'
import { cancelError, isUnsent } from '@botika/common/orders/steps'
import { useState } from 'react'
import { t } from '../lib/language/text'
import { TextField } from '../ui/Field'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { Question } from '../ui/Question'
import { useAction } from '../ui/toast/useAction'
import { OrderEmailField } from './OrderEmailField'
import type { OwnOrder } from './useOwnOrder'

interface Props {
  order: TrackedOrder
  own: OwnOrder
  part: OrderPart
  onCancelled: (order: TrackedOrder) => void
}

export function CancelPart({ order, own: { id }, part, onCancelled }: Props) {
  const needsEmail = id === null
  const pharmacy = part.pharmacy_name
  const [asking, setAsking] = useState<'cancel' | 'move'>()
  const isMoving = asking === 'move'
  const [isLate] = useState(() => isUnsent(part))
  const [remarks, setRemarks] = useState('')
  const [email, setEmail] = useState('')
  const [isWithoutEmail, setIsWithoutEmail] = useState(false)
  const { isBusy, run } = useAction()
  if (cancelError(part, 'customer')) return null

  async function confirm() {
    setIsWithoutEmail(needsEmail && email.trim() === '')
    if (needsEmail && email.trim() === '') return ''
    return run(
      async () => {
        const { cancelAsCustomer, cancelAsGuest } = await import('./own-order-calls')
        const wish = { remarks: remarks.trim(), isMoving }
        onCancelled(
          id === null
            ? await cancelAsGuest(order.order_number, part.id, { ...wish, email: email.trim() })
            : await cancelAsCustomer(part.id, wish),
        )
        setAsking(undefined)
      },
      t(isMoving ? tracking.nowChoose : tracking.thePartFromPharmacyIsCancelled, { pharmacy }),
    )
  }

  return (
    <>
      {isLate ? (
        <>
          <p className={ui.noticeWarn}>{t(tracking.itIsNotSentYet, { pharmacy })}</p>
          <button type="button" className={ui.outline} onClick={() => setAsking('move')}>
            {t(tracking.chooseElsewhere)}
          </button>
        </>
      ) : null}
      <button type="button" className={ui.danger} onClick={() => setAsking('cancel')}>
        <Icon name="close" size={18} /> {t(tracking.cancelThisPart)}
        <span className={ui.hidden}>{t(tracking.fromPharmacyName, { pharmacy_name: pharmacy })}</span>
      </button>
      {asking ? (
        <Question
          title={
            isMoving
              ? t(tracking.takeItFrom, { pharmacy })
              : t(tracking.cancelThePartFromPharmacy, { pharmacy_name: pharmacy })
          }
          action={t(isMoving ? tracking.chooseElsewhere : tracking.yesCancelIt)}
          isBusy={isBusy}
          onConfirm={confirm}
          onClose={() => setAsking(undefined)}
        >
          <p className={ui.muted}>{t(isMoving ? tracking.thenYouChoose : tracking.itCostsNothingAndParts)}</p>
          {needsEmail ? (
            <OrderEmailField
              error={isWithoutEmail ? t(tracking.pleaseGiveTheEmailAddress) : undefined}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          ) : null}
          <TextField
            label={t(tracking.whyThePharmacyReadsIt)}
            isOptional
            maxLength={500}
            rows={3}
            value={remarks}
            onChange={(event) => setRemarks(event.target.value)}
          />
        </Question>
      ) : null}
    </>
  )
}
