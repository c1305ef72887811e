import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { addressLine } from '@botika/common/address-line'
import { formatPesos } from '@botika/common/centavos'
import type { Order, DroppedLine as Dropped } from '@botika/common/orders/schema'
import { DELIVERY_LABELS } from '../lib/order-labels'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t, unbroken } from '../lib/language/text'
import { discountTypeAtom, isBuyingAgainAtom } from '../cart/state/checkout-terms'
import { newKey } from '../lib/send-key'
import { useSetAtom } from '../lib/store'
import { errorMessage } from '../lib/error-message'
import { statusOf } from '../lib/router/page-error'
import { useQuery } from '../lib/useQuery'
import { QueryResult } from '../ui/QueryResult'
import { EmptyState } from '../ui/EmptyState'
import { ErrorNotice, Notice } from '../ui/Notice'
import { Totals } from '../ui/Totals'
import summary from '../ui/summary.module.css'
import ui from '../ui/ui.module.css'
import { discountAndPictures, sumsOf } from './body'
import { DiscountFields, prescriptionNames } from './DiscountFields'
import { EMPTY_FORM, type FieldName } from './form'
import { MayBeMoved, PictureField } from './form-fields'
import { rememberOrder } from './last-order'
import { NewTotal } from './Summary'
import styles from './Checkout.module.css'

function useReorder(order: Order) {
  const navigate = useNavigate()
  const setDiscount = useSetAtom(discountTypeAtom)
  const setIsBuyingAgain = useSetAtom(isBuyingAgainAtom)
  const form = useForm({ defaultValues: EMPTY_FORM })
  const discount = useWatch({ control: form.control, name: 'discount_type' })
  useEffect(() => setIsBuyingAgain(true), [setIsBuyingAgain])
  useEffect(() => setDiscount(discount), [setDiscount, discount])
  const [detail, setDetail] = useState('')
  const [isPlacing, setIsPlacing] = useState(false)
  const key = useRef(newKey())
  const terms = { delivery_option: order.delivery_option, discount_type: discount || null }
  const preview = useQuery(`again ${order.id} ${discount}`, async (signal) => {
    const [{ orders }, { call }] = await Promise.all([import('./api'), import('../lib/api')])
    return call(orders.reorderPreview, { params: { orderId: order.id }, query: terms }, { signal })
  })

  async function place(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPlacing || preview.result.state !== 'found') return
    const { order_items, quote } = preview.result.data
    setIsPlacing(true)
    setDetail('')
    form.clearErrors()
    try {
      const [{ orders }, { call }] = await Promise.all([import('./api'), import('../lib/api')])
      const typed = form.getValues()
      const { may_be_moved } = typed
      const body = { ...terms, order_items, may_be_moved, ...sumsOf(quote), ...discountAndPictures(typed) }
      const reply = await call(
        orders.reorder,
        { params: { orderId: order.id }, body },
        { idempotencyKey: key.current },
      )
      rememberOrder(reply.orders)
      setIsBuyingAgain(false)
      void navigate(paths.thankYou(), { replace: true })
    } catch (error) {
      const { errors = {} } = error as { errors?: Record<string, string[]> }
      for (const [field, [message = '']] of Object.entries(errors))
        form.setError(field as FieldName, { type: 'server', message })
      const status = statusOf(error)
      setDetail(errorMessage(error))
      setIsPlacing(false)
      if (status !== undefined && status < 500) key.current = newKey()
      if (status === 409) preview.retry()
    }
  }

  return { preview, form, detail, isPlacing, place }
}

export function Reorder({ order }: { order: Order }) {
  const { preview, form, detail, isPlacing, place } = useReorder(order)
  return (
    <QueryResult query={preview}>
      {({ quote, dropped }) => {
        if (quote.lines.length === 0) return <NothingLeft />
        const prescriptions = prescriptionNames(quote)
        return (
          <FormProvider {...form}>
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
                <DeliveryCard order={order} pharmacies={quote.groups.map((group) => group.pharmacy_name)} />
                <section className={`${ui.card} ${ui.stack}`}>
                  <DiscountFields />
                  {prescriptions ? (
                    <PictureField
                      name="prescription_image"
                      label={t(uiMessages.pictureOfThePrescription)}
                      hint={t(checkout.neededForPrescriptions, { prescriptions })}
                    />
                  ) : null}
                  <MayBeMoved />
                </section>
              </div>
              <aside className={summary.summary} aria-label={t(uiMessages.summary)}>
                <h2>{t(uiMessages.summary)}</h2>
                <Totals quote={quote} />
                <NewTotal quote={quote} terms={form.getValues('discount_type')} />
                <ErrorNotice text={detail} />
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
          </FormProvider>
        )
      }}
    </QueryResult>
  )
}

const DroppedLine = ({ product_name, quantity, detail }: Dropped) => (
  <li>
    <b>{unbroken(product_name)}</b>
    {quantity > 0 ? t(checkout.onlyQuantity, { quantity }) : ` ${t(checkout.isLeftOut)}`}: {unbroken(detail)}
  </li>
)

const DeliveryCard = ({ order, pharmacies }: { order: Order; pharmacies: readonly string[] }) => (
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
