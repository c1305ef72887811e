import * as tracking from '@botika/common/messages/tracking'
import * as uiMessages from '@botika/common/messages/ui'
import { readOrderNumber } from '@botika/common/orders/number'
import { standingOf } from '@botika/common/orders/steps'
import { type ComponentProps, type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { t } from '../../lib/language/text'
import { CalendarButton } from '../../tracking/CalendarButton'
import { OrderHeading } from '../../tracking/order-elements'
import styles from '../../tracking/OrderView.module.css'
import { RECURRING_STATUS } from '../../lib/order-labels'
import { RecurringView } from '../../tracking/RecurringView'
import { StopRecurring } from '../../tracking/StopRecurring'
import { mayHaveFiles } from '../../tracking/FileReads'
import { OrderScreen } from '../../tracking/screen/OrderScreen'
import { useOwnOrder } from '../../tracking/useOwnOrder'
import { NOT_FOUND, useTrackedOrder, useTrackedRecurring } from '../../tracking/useTrackedOrder'
import { paths } from '../../lib/paths'
import { shopperStatus, statusTone } from '../../lib/order-labels'
import { Breadcrumbs } from '../../ui/Breadcrumbs'
import { Field } from '../../ui/Field'
import { Head } from '../../ui/Head'
import { Icon } from '../../ui/Icon'
import { Loading } from '../../ui/Loading'
import summary from '../../ui/summary.module.css'
import ui from '../../ui/ui.module.css'

export function Component() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const recurringNumber = search.get('recurring')?.trim() ?? ''
  const requested = recurringNumber || (search.get('order_number')?.trim() ?? '')
  const orderNumber = readOrderNumber(requested)
  const [typed, setTyped] = useState('')
  useEffect(() => setTyped(requested), [requested])
  const once = useTrackedOrder(recurringNumber ? null : orderNumber)
  const again = useTrackedRecurring(recurringNumber || once.state === 'missing' ? orderNumber : null)
  const isMissing = again.state === 'missing' || (requested !== '' && orderNumber === null)
  const isLoading = !isMissing && (once.state === 'loading' || again.state === 'loading')
  const failed = once.state === 'failed' ? once : again.state === 'failed' ? again : null
  const refresh = again.state === 'idle' ? once.refresh : again.refresh

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = typed.trim()
    if (text === '') return
    if (text === requested) refresh()
    else void navigate(paths.trackYourOrder(text))
  }

  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack} ${summary.screen}`}>
      <Head
        title={t(uiMessages.trackYourOrder)}
        description={t(tracking.followYourOrderByItsNumber)}
        path={paths.trackYourOrder()}
      />
      <div>
        <Breadcrumbs crumbs={[{ name: t(uiMessages.trackYourOrder) }]} />
        <h1>{t(uiMessages.trackYourOrder)}</h1>
        <p className={ui.muted}>{t(tracking.theNumberIsOnTheThank)}</p>
      </div>
      <form action={paths.trackYourOrder()} onSubmit={submit} className={`${styles.search} ${ui.noPrint}`}>
        <Field
          label={t(tracking.orderNumber)}
          name="order_number"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="BTK-0000 0000 0000"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={`${ui.primary} ${ui.big}`}>
          {t(uiMessages.track)}
        </button>
      </form>
      <div role="status" className={ui.stack}>
        {isMissing ? (
          <p className={ui.notice}>
            <Icon name="info" /> {t(NOT_FOUND)}
          </p>
        ) : null}
        {failed ? (
          <p className={ui.noticeBad}>
            <Icon name="alert" /> {failed.detail}
          </p>
        ) : null}
        {isLoading ? (
          <>
            <p className={ui.muted}>{t(tracking.lookingForYourOrder)}</p>
            <span className={ui.skeleton} />
            <span className={ui.skeleton} />
          </>
        ) : null}
        {once.state === 'found' ? (
          <Found
            orderNumber={once.order.order_number}
            tone={statusTone(standingOf(once.order))}
            status={shopperStatus(standingOf(once.order), once.order.delivery_option === 'pick_up')}
            onRefresh={refresh}
          />
        ) : null}
        {again.state === 'found' ? (
          <Found
            orderNumber={again.order.order_number}
            tone={RECURRING_STATUS[again.order.status].tone}
            status={t(RECURRING_STATUS[again.order.status].name)}
            onRefresh={refresh}
          />
        ) : null}
      </div>
      {once.state === 'found' ? <Tracked order={once.order} onChanged={once.put} /> : null}
      {again.state === 'found' ? (
        <RecurringView
          order={again.order}
          actions={
            <>
              <CalendarButton order={again.order} />
              <StopRecurring order={again.order} onChanged={again.put} />
            </>
          }
        />
      ) : null}
    </div>
  )
}

function Tracked({ order, onChanged }: Pick<ComponentProps<typeof OrderScreen>, 'order' | 'onChanged'>) {
  const own = useOwnOrder(order.order_number)
  if (!own) return <Loading />
  return <OrderScreen order={order} own={own} hasFiles={mayHaveFiles(order)} onChanged={onChanged} />
}

interface FoundProps extends ComponentProps<typeof OrderHeading> {
  onRefresh: () => void
}

const Found = ({ onRefresh, ...heading }: FoundProps) => (
  <OrderHeading {...heading}>
    <span className={`${ui.row} ${ui.noPrint}`}>
      <button type="button" className={ui.quiet} onClick={onRefresh}>
        {t(tracking.refresh)}
      </button>
      <button type="button" className={ui.quiet} onClick={() => window.print()}>
        <Icon name="print" size={18} /> {t(uiMessages.print)}
      </button>
    </span>
  </OrderHeading>
)
