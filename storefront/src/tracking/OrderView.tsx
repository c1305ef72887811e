import * as tracking from '@botika/common/messages/tracking'
import * as uiMessages from '@botika/common/messages/ui'
import { arrivalWords, pickUpWords } from '@botika/common/delivery-terms/window'
import { isOverdue, standingOf } from '@botika/common/orders/steps'
import { formatPesos, toCentavos, toPesos } from '@botika/common/centavos'
import type { OrderPart, TrackedOrder } from '@botika/common/orders/schema'
import { type ReactNode, useState } from 'react'
import { formatDateTime } from '../lib/language/dates'
import { t, unbroken } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import cart from '../ui/summary.module.css'
import { Totals } from '../ui/Totals'
import { ItemPicture } from './order-elements'
import styles from './OrderView.module.css'
import { DELIVERY_LABELS, shopperStatus, statusTone } from '../lib/order-labels'
import { eventName, progressSteps } from './steps'

interface Props {
  order: TrackedOrder
  actions?: (part: OrderPart) => ReactNode
  about?: ReactNode
  replacement?: ReactNode
  complaints?: ReactNode
}

/** An order without personal data: guests see it by its number. */
export function OrderView({ order, actions, about, replacement, complaints }: Props) {
  const isPickUp = order.delivery_option === 'pick_up'
  const waiting = order.parts.find(waitsForPrescription)
  const open = order.parts.filter((part) => part.open_line).map(({ id }) => id)
  const timeline = order.timeline.filter(
    ({ kind, seller_order_id: part }) => kind !== 'cancelled' || !open.includes(part ?? 0),
  )
  return (
    <div className={cart.layout}>
      <div className={ui.stack}>
        {order.parts.map((part) => (
          <Part
            key={part.id}
            part={part}
            order={order}
            isPickUp={isPickUp}
            actions={actions?.(part)}
            replacement={part === waiting ? replacement : null}
          />
        ))}
        {complaints}
        <section className={ui.card} aria-labelledby="timeline">
          <h2 id="timeline">{t(tracking.timeline)}</h2>
          <ol className={styles.timeline}>
            {timeline.reverse().map((event) => (
              <li key={`${event.created_at} ${event.kind} ${event.seller_order_id}`}>
                <p className={`${ui.strong} ${ui.parts}`}>
                  <span>{eventName(event.kind, isPickUp)}</span>
                  {event.pharmacy_name ? <span className={ui.muted}>{event.pharmacy_name}</span> : null}
                </p>
                {event.remarks ? <p>{event.remarks}</p> : null}
                {event.actor_name ? (
                  <p className={ui.small}>{t(tracking.checkedByName, { name: event.actor_name })}</p>
                ) : null}
                <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <aside className={cart.summary} aria-label={t(tracking.whatItCosts)}>
        <h2>{t(uiMessages.summary)}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{t(tracking.placed)}</dt>
            <dd>{formatDateTime(order.created_at)}</dd>
          </div>
          <div>
            <dt>{t(uiMessages.delivery)}</dt>
            <dd>{t(DELIVERY_LABELS[order.delivery_option])}</dd>
          </div>
          <div>
            <dt>{t(uiMessages.payment)}</dt>
            <dd>
              {order.payment_option === 'cash'
                ? isPickUp
                  ? t(uiMessages.cashAtThePharmacy)
                  : t(uiMessages.cashOnDelivery)
                : t(tracking.online)}
            </dd>
          </div>
        </dl>
        {about}
        <Totals quote={order} parts={order.parts.filter((part) => !part.is_cancelled)} />
      </aside>
    </div>
  )
}

interface PartProps {
  part: OrderPart
  order: TrackedOrder
  isPickUp: boolean
  actions: ReactNode
  replacement: ReactNode
}

/** One new picture serves all pharmacies that rejected the first. */
const waitsForPrescription = ({ prescription_status, status }: OrderPart) =>
  prescription_status === 'rejected' && status === 'to_confirm'

function Part({ part, order, isPickUp, actions, replacement }: PartProps) {
  const items = order.orderItems.filter((item) => item.seller_order_id === part.id)
  const steps = progressSteps(part, isPickUp)
  const current = steps.findLastIndex(({ icon }) => icon)
  const standing = part.is_cancelled ? standingOf(part) : part.status
  return (
    <section
      className={ui.card}
      aria-label={t(uiMessages.fromPharmacyName, { pharmacy_name: part.pharmacy_name })}
    >
      <div className={`${ui.between} ${styles.about}`}>
        <div>
          <h2>{part.pharmacy_name}</h2>
          <p className={`${ui.muted} ${ui.small}`}>
            {part.pharmacy_address}
            {part.pharmacy_phone ? (
              <span className={styles.line}>{part.pharmacy_phone.replaceAll(' ', '\u00A0')}</span>
            ) : null}
            {part.pharmacy_license_number ? (
              <span className={styles.line}>
                {t(uiMessages.fdaLicenceNumber, { number: part.pharmacy_license_number })}
              </span>
            ) : null}
          </p>
        </div>
        <span className={`${ui.badge} ${ui[statusTone(standing)]}`}>{shopperStatus(standing, isPickUp)}</span>
      </div>
      <ol className={styles.steps} aria-label={t(tracking.progress)}>
        {steps.map(({ name, icon }, index) => (
          <li key={index} data-step={icon || undefined} aria-current={index === current ? 'step' : undefined}>
            <span>
              {icon ? (
                <Icon name={icon} size={14} {...(icon === 'check' && { label: t(uiMessages.done) })} />
              ) : null}
            </span>
            {name}
          </li>
        ))}
      </ol>
      <Expected part={part} isPickUp={isPickUp} />
      {part.is_cancelled && part.cancel_remarks ? (
        <p className={ui.noticeBad}>
          <Icon name="info" /> {part.cancel_remarks}
        </p>
      ) : null}
      {part.prescription_status === 'to_check' ? (
        <p className={ui.notice}>
          <Icon name="paper" /> {t(tracking.aPharmacistIsCheckingYourPrescription)}
        </p>
      ) : null}
      {part.prescription_status === 'rejected' ? (
        <p className={ui.noticeBad}>
          <Icon name="alert" /> {t(tracking.thePrescriptionWasNotAccepted)}
          {part.prescription_remarks ? `: ${part.prescription_remarks}` : '.'}
        </p>
      ) : null}
      {replacement}
      {part.courier_name ? (
        <p className={ui.small}>{t(tracking.courierName, { name: part.courier_name })}</p>
      ) : null}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemPicture image={item.image} />
            <div>
              <p className={ui.strong}>{unbroken(item.product_name)}</p>
              <p className={`${ui.muted} ${ui.small}`}>
                {item.quantity} × {formatPesos(item.price)}
              </p>
              <Refused of={item} />
              <Missing of={item} isPickUp={isPickUp} />
            </div>
            <Total of={item} />
          </li>
        ))}
      </ul>
      {actions}
    </section>
  )
}

const COMING = new Set<OrderPart['status']>(['to_confirm', 'to_ship', 'to_receive'])

/** When it is expected, as long as it has not come; what is late says so. */
function Expected({ part, isPickUp }: { part: OrderPart; isPickUp: boolean }) {
  const { expected, status } = part
  const [now] = useState(() => new Date())
  if (!expected || !COMING.has(status)) return null
  const isLate = isOverdue(
    { ...part, expected, delivery_option: isPickUp ? 'pick_up' : 'door_to_door' },
    now.getTime(),
  )
  const when = (isPickUp ? pickUpWords : arrivalWords)(t, expected, now)
  return (
    <p className={isLate ? ui.noticeWarn : styles.expected}>
      <Icon name={isLate ? 'alert' : isPickUp ? 'store' : 'truck'} size={18} />{' '}
      {isPickUp ? when : t(tracking.expectedWhen, { when })}
      {isLate ? `. ${t(tracking.itIsLate)}` : ''}
    </p>
  )
}

function Refused({
  of: { is_refused, prescription_status: status, prescription_remarks: why },
}: {
  of: TrackedOrder['orderItems'][number]
}) {
  if (is_refused || (status !== 'rejected' && status !== 'left_out')) return null
  const verdict = t(status === 'left_out' ? tracking.leftOutAndNotCharged : tracking.prescriptionNotAccepted)
  return <p className={`${ui.small} ${styles.refused}`}>{why ? `${verdict}: ${why}` : verdict}</p>
}

function Missing({
  of: { quantity, quantity_dispatched: sent, is_refused, prescription_status: status },
  isPickUp,
}: {
  of: TrackedOrder['orderItems'][number]
  isPickUp: boolean
}) {
  if (sent === null || sent >= quantity || (status === 'left_out' && !is_refused)) return null
  const [none, some] = isPickUp
    ? [tracking.notReadyAndNotCharged, tracking.sentOfQuantityReadyTheRest]
    : [tracking.notSentAndNotCharged, tracking.sentOfQuantitySentTheRest]
  return <p className={ui.small}>{sent === 0 ? t(none) : t(some, { sent, quantity })}</p>
}

function Total({ of: item }: { of: TrackedOrder['orderItems'][number] }) {
  const { total } = item
  const regular = toCentavos(item.price) * (item.quantity_dispatched ?? item.quantity)
  return (
    <p className={styles.total}>
      <b>{formatPesos(total)}</b>
      {regular > toCentavos(total) && (
        <>
          <span className={ui.hidden}> {t(uiMessages.before)} </span>
          <s>{formatPesos(toPesos(regular))}</s>
        </>
      )}
    </p>
  )
}
