import { readOrderNumber } from '@botika/common/orders/number'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { OrderView } from '../../features/tracking/OrderView'
import styles from '../../features/tracking/OrderView.module.css'
import { shopperStatus, statusTone } from '../../shared/order-words'
import { NOT_FOUND, useTrackedOrder } from '../../features/tracking/useTrackedOrder'
import { paths } from '../../paths'
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs'
import { Field } from '../../shared/ui/Field'
import { Head } from '../../shared/ui/Head'
import { Icon } from '../../shared/ui/Icon'
import ui from '../../shared/ui/ui.module.css'

/** Follow an order by its number. */
export function Component() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('order_number')?.trim() ?? ''
  const orderNumber = readOrderNumber(asked)
  const [typed, setTyped] = useState('')
  useEffect(() => setTyped(asked), [asked])
  const tracked = useTrackedOrder(orderNumber)
  const isMissing = tracked.state === 'missing' || (asked !== '' && orderNumber === null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = typed.trim()
    if (text === '') return
    if (text === asked) tracked.refresh()
    else void navigate(paths.trackYourOrder(text))
  }

  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head
        title="Track your Order"
        description="Follow your order by its number: status, parts and timeline."
        path={paths.trackYourOrder()}
      />
      <div>
        <Breadcrumbs crumbs={[{ name: 'Track your Order' }]} />
        <h1>Track your Order</h1>
        <p className={ui.muted}>The number is on the thank-you page and in your email. It starts with BTK.</p>
      </div>
      <form action={paths.trackYourOrder()} onSubmit={submit} className={`${styles.search} ${ui.noPrint}`}>
        <Field
          label="Order number"
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
          Track
        </button>
      </form>
      <div role="status" className={ui.stack}>
        {isMissing ? (
          <p className={ui.notice}>
            <Icon name="info" /> {NOT_FOUND}
          </p>
        ) : null}
        {tracked.state === 'failed' ? (
          <p className={ui.noticeBad}>
            <Icon name="alert" /> {tracked.detail}
          </p>
        ) : null}
        {tracked.state === 'loading' && !isMissing ? (
          <p className={ui.muted}>Looking for your order…</p>
        ) : null}
        {tracked.state === 'found' ? (
          <div className={ui.between}>
            <p className={ui.row}>
              <b>{tracked.order.order_number}</b>
              <span className={`${ui.badge} ${ui[statusTone(tracked.order.status)]}`}>
                {shopperStatus(tracked.order.status, tracked.order.delivery_option === 'pick_up')}
              </span>
            </p>
            <span className={`${ui.row} ${ui.noPrint}`}>
              <button type="button" className={ui.quiet} onClick={tracked.refresh}>
                Refresh
              </button>
              <button type="button" className={ui.quiet} onClick={() => window.print()}>
                <Icon name="print" size={18} /> Print
              </button>
            </span>
          </div>
        ) : null}
      </div>
      {tracked.state === 'found' ? <OrderView order={tracked.order} /> : null}
    </div>
  )
}
