import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { addressLine } from '@botika/common/address-line'
import { formatPesos } from '@botika/common/centavos'
import type { Order, DroppedLine as Dropped } from '@botika/common/orders/schema'
import { DELIVERY_LABELS } from '../lib/order-words'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t, unbroken } from '../lib/language/words'
import { discountTypeAtom, isBuyingAgainAtom } from '../cart/state/checkout-terms'
import { newKey } from '../lib/send-key'
import { useAtom, useSetAtom } from '../lib/store'
import { errorMessage } from '../lib/error-message'
import { statusOf } from '../lib/router/page-error'
import { useAnswer } from '../lib/useAnswer'
import { Answered } from '../ui/Answered'
import { EmptyState } from '../ui/EmptyState'
import { Field } from '../ui/Field'
import fields from '../ui/Field.module.css'
import { FileField } from '../ui/FileField'
import { ErrorNotice, Notice } from '../ui/Notice'
import { Sums } from '../ui/Sums'
import summary from '../ui/summary.module.css'
import ui from '../ui/ui.module.css'
import { rememberOrder } from './last-order'
import { NewTotal } from './Summary'
import styles from './Checkout.module.css'

interface Trouble {
  detail: string
  errors: Record<string, string[] | undefined>
}

const NO_TROUBLE: Trouble = { detail: '', errors: {} }

function useReorder(order: Order) {
  const navigate = useNavigate()
  const [claim, setClaim] = useAtom(discountTypeAtom)
  const setIsBuyingAgain = useSetAtom(isBuyingAgainAtom)
  useEffect(() => {
    setIsBuyingAgain(true)
    setClaim('')
  }, [setIsBuyingAgain, setClaim])
  // the form goes while there is no price; what was typed stays
  const [holder, setHolder] = useState({ name: '', id: '' })
  const [prescription, setPrescription] = useState<File | null>(null)
  const [trouble, setTrouble] = useState(NO_TROUBLE)
  const [isPlacing, setIsPlacing] = useState(false)
  // the same wish sent again must not be ordered twice
  const key = useRef(newKey())
  const terms = { delivery_option: order.delivery_option, discount_type: claim || null }
  const asked = useAnswer(`again ${order.id} ${claim}`, async (signal) => {
    const [{ orders }, { call }] = await Promise.all([import('./api'), import('../lib/api')])
    return call(orders.reorderPreview, { params: { orderId: order.id }, query: terms }, { signal })
  })

  async function place(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPlacing || asked.answer.state !== 'found') return
    const { order_items, quote } = asked.answer.data
    setIsPlacing(true)
    setTrouble(NO_TROUBLE)
    try {
      const [{ orders }, { call }] = await Promise.all([import('./api'), import('../lib/api')])
      const body = {
        ...terms,
        order_items,
        subtotal: quote.subtotal,
        total: quote.total,
        delivery_fee: quote.delivery_fee,
        ...(claim && { senior_citizen_name: holder.name, senior_citizen_id: holder.id }),
        ...(prescription && { prescription_image: prescription }),
      }
      const reply = await call(
        orders.reorder,
        { params: { orderId: order.id }, body },
        { idempotencyKey: key.current },
      )
      rememberOrder(reply.orders)
      setIsBuyingAgain(false)
      void navigate(paths.thankYou(), { replace: true })
    } catch (error) {
      const { errors = {} } = error as Partial<Trouble>
      const status = statusOf(error)
      setTrouble({ detail: errorMessage(error), errors })
      setIsPlacing(false)
      // an answer was given: the next attempt is a new one, at prices that are asked for again
      if (status !== undefined && status < 500) key.current = newKey()
      if (status === 409) asked.retry()
    }
  }

  const claimed = { claim, setClaim, holder, setHolder, prescription, setPrescription }
  return { asked, claimed, trouble, isPlacing, place }
}

/** Buys an order again: what of it can be had, at the price of today, to the same door. */
export function Reorder({ order }: { order: Order }) {
  const { asked, claimed, trouble, isPlacing, place } = useReorder(order)
  const { claim, setClaim, holder, setHolder, prescription, setPrescription } = claimed
  const errorOf = (field: string) => trouble.errors[field]?.[0]
  return (
    <Answered asked={asked}>
      {({ quote, dropped }) => {
        if (quote.lines.length === 0) return <NothingLeft />
        const prescriptions = quote.lines.filter((line) => line.is_prescription)
        return (
          <form className={summary.layout} onSubmit={(event) => void place(event)}>
            <div className={ui.stack}>
              {dropped.length > 0 ? (
                <Notice role="status" tone="warn" icon="info">
                  <ul>
                    {dropped.map((line) => (
                      <DroppedLine key={line.inventory_id} {...line} />
                    ))}
                  </ul>
                </Notice>
              ) : null}
              <section className={ui.card} aria-labelledby="again">
                <h2 id="again">{t(uiMessages.whatYouGet)}</h2>
                <ul className={styles.goods}>
                  {quote.lines.map((line) => (
                    <li key={line.inventory_id}>
                      <span>
                        {line.quantity} × {unbroken(line.product_name)}
                      </span>
                      <b>{formatPesos(line.total)}</b>
                    </li>
                  ))}
                </ul>
              </section>
              <Where order={order} pharmacies={quote.groups.map((group) => group.pharmacy_name)} />
              <section className={`${ui.card} ${ui.stack}`}>
                <div className={fields.field}>
                  <label htmlFor="claim">{t(checkout.seniorCitizenOrPwdDiscount)}</label>
                  <select
                    id="claim"
                    className={fields.input}
                    value={claim}
                    onChange={(event) => setClaim(event.target.value as typeof claim)}
                  >
                    <option value="">{t(checkout.noDiscount)}</option>
                    <option value="senior_citizen">{t(checkout.seniorCitizen)}</option>
                    <option value="pwd">{t(checkout.personWithDisability)}</option>
                  </select>
                </div>
                {claim ? (
                  <div className={fields.pair}>
                    <Field
                      label={t(checkout.holdersFullName)}
                      name="senior_citizen_name"
                      required
                      value={holder.name}
                      onChange={(event) => setHolder({ ...holder, name: event.target.value })}
                      error={errorOf('senior_citizen_name')}
                    />
                    <Field
                      label={t(checkout.idNumber)}
                      name="senior_citizen_id"
                      required
                      value={holder.id}
                      onChange={(event) => setHolder({ ...holder, id: event.target.value })}
                      error={errorOf('senior_citizen_id')}
                    />
                  </div>
                ) : null}
                {prescriptions.length > 0 ? (
                  <FileField
                    label={t(uiMessages.pictureOfThePrescription)}
                    hint={t(checkout.neededForPrescriptions, {
                      prescriptions: prescriptions.map((line) => unbroken(line.product_name)).join(', '),
                    })}
                    file={prescription}
                    onChoose={setPrescription}
                    error={errorOf('prescription_image')}
                  />
                ) : null}
              </section>
            </div>
            <aside className={summary.summary} aria-label={t(uiMessages.summary)}>
              <h2>{t(uiMessages.summary)}</h2>
              <Sums quote={quote} />
              <NewTotal quote={quote} terms={claim} />
              <ErrorNotice text={trouble.detail} />
              <button type="submit" className={`${ui.primary} ${ui.big} ${ui.wide}`} aria-busy={isPlacing}>
                {isPlacing
                  ? t(checkout.placingYourOrder)
                  : t(checkout.placeOrderTotal, { total: formatPesos(quote.total) })}
              </button>
              <Link to={paths.order(order)} className={`${ui.quiet} ${ui.wide}`}>
                {t(checkout.backToTheOrder)}
              </Link>
            </aside>
          </form>
        )
      }}
    </Answered>
  )
}

const DroppedLine = ({ product_name, quantity, detail }: Dropped) => (
  <li>
    <b>{unbroken(product_name)}</b>
    {quantity > 0 ? t(checkout.onlyQuantity, { quantity }) : ` ${t(checkout.isLeftOut)}`}: {unbroken(detail)}
  </li>
)

const Where = ({ order, pharmacies }: { order: Order; pharmacies: readonly string[] }) => (
  <section className={ui.card} aria-labelledby="where">
    <h2 id="where">{t(DELIVERY_LABELS[order.delivery_option])}</h2>
    <p>
      {order.receiver_first_name} {order.receiver_last_name}
      <br />
      {unbroken(order.receiver_number)}
    </p>
    <p className={ui.muted}>
      {order.delivery_option === 'pick_up' ? pharmacies.join(', ') : addressLine(order)}
    </p>
    <p className={ui.muted}>{t(checkout.cashWhenYouReceiveIt)}</p>
  </section>
)

const NothingLeft = () => (
  <EmptyState icon="box" title={t(checkout.nothingOfThisOrderCanBeBought)}>
    <p>{t(checkout.noPharmacyOfThisOrder)}</p>
    <Link to={paths.products()} className={ui.primary}>
      {t(uiMessages.browseProducts)}
    </Link>
  </EmptyState>
)
