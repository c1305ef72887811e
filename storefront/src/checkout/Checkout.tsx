import { expected } from '@botika/common/expected'
import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import type { Quote } from '@botika/common/quote/endpoints'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths'
import { told } from '../lib/language/told'
import { t } from '../lib/language/words'
import { useAtomValue, useSetAtom } from '../lib/store'
import { Stepper } from '../ui/Stepper'
import ui from '../ui/ui.module.css'
import { cartItemsAtom, serverCartAtom } from '../cart/state/atoms'
import { deliveryOptionAtom, discountTypeAtom } from '../cart/state/checkout-terms'
import { cartNewsAtom } from '../cart/state/notices'
import cart from '../ui/summary.module.css'
import { type CheckoutItem, remove } from '../cart/state/items'
import { renew } from '../cart/state/renew'
import { hasRole, useUser } from '../session/atoms'
import { changesBetween } from './changes'
import styles from './Checkout.module.css'
import { CheckoutNotices, type Trouble } from './CheckoutNotices'
import { ContactStep } from './ContactStep'
import { DeliveryStep } from './DeliveryStep'
import { forgetDraft, hasDraft, isWithheld } from './draft'
import { type CheckoutForm, type FieldName, type StepKey, stepOf, stepsOf } from './form'
import { rememberOrder, rememberRecurring } from './last-order'
import { NewTotal } from './NewTotal'
import { PaymentStep } from './PaymentStep'
import { ReviewStep } from './ReviewStep'
import { ScheduleStep } from './ScheduleStep'
import { Summary } from './Summary'
import { useCheckoutForm } from './useCheckoutForm'
import { usePlaceOrder } from './usePlaceOrder'
import { useQuote } from './useQuote'
import { leaveSteps, useSteps } from './useSteps'

interface Props {
  items: readonly CheckoutItem[]
  /** True where it is to come again by itself. */
  isRecurring?: boolean
  /** The order is placed: what is left of the page must not send the shopper back to the cart. */
  onPlaced: () => void
}

/** The second tap of two is not meant for the step that stands there by then, least of all to place the order. */
const ignoreSecondTap = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

/** Checkout in steps. Whatever fails on the way, nothing that was typed is lost. */
export function Checkout({ items, isRecurring = false, onPlaced }: Props) {
  const navigate = useNavigate()
  const user = useUser()
  const customer = hasRole(user, 'customer') && user ? { id: user.id } : null
  const changeCart = useSetAtom(cartItemsAtom)
  const tellCart = useSetAtom(cartNewsAtom)
  const serverCart = useAtomValue(serverCartAtom)
  const steps = stepsOf(isRecurring)
  const last = steps.length - 1
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // how often a step was not complete
  const [faulty, setFaulty] = useState(0)
  useEffect(() => {
    // the library knows neither places nor files
    if (faulty > 0) heading.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faulty])
  const [isAskedAgain, setIsAskedAgain] = useState(isWithheld)
  const { step, reached, go, back } = useSteps(
    () => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.closest('form')?.scrollIntoView({ block: 'start' })
    },
    !hasDraft() ? 0 : isAskedAgain ? stepOf(steps, ['discount_type']) : last,
  )
  const { place, progress } = usePlaceOrder()
  // from the first tap, before anything is on its way
  const isTapped = useRef(false)
  const [isPlacing, setIsPlacing] = useState(false)

  const [needsPrescription, setNeedsPrescription] = useState(false)
  const form = useCheckoutForm(user, { needsPrescription, isCustomer: customer !== null, isRecurring })
  const delivery = useAtomValue(deliveryOptionAtom)
  const discount = useAtomValue(discountTypeAtom)
  const { quote, isAsking, trouble: quoteTrouble, setQuote, retry } = useQuote({ items, delivery, discount })
  const prescriptions = quote?.lines.filter((line) => line.is_prescription) ?? []
  useEffect(() => setNeedsPrescription(prescriptions.length > 0), [prescriptions.length])

  async function next() {
    if (isTapped.current) return
    setTrouble(null)
    const fields = steps[step]?.fields ?? []
    if (!(await form.trigger([...fields]))) {
      setFaulty((before) => before + 1)
      return
    }
    if (key === 'payment') setIsAskedAgain(false)
    go(step + 1)
  }

  function showErrors(errors: Record<string, string[]>) {
    for (const [field, messages] of Object.entries(errors)) {
      form.setError(field as FieldName, { type: 'server', message: messages[0] ?? '' })
    }
    go(stepOf(steps, Object.keys(errors)))
  }

  async function send(values: CheckoutForm, shown: Quote) {
    setTrouble(null)
    const outcome = await place({ form: values, items, quote: shown, customer, isRecurring })
    if (outcome.kind === 'placed') {
      onPlaced()
      if (isRecurring) rememberRecurring(outcome.order)
      else rememberOrder(outcome.order)
      forgetDraft()
      void takeOutOfCart()
      await leaveSteps()
      void navigate(isRecurring ? paths.recurringThankYou() : paths.thankYou(), { replace: true })
      return
    }
    if (outcome.kind === 'changed') {
      setTrouble({ detail: outcome.detail, changes: changesBetween(shown, outcome.quote) })
      setQuote(outcome.quote)
      // with nothing left to order the cart takes the place of this page, and says why
      if (outcome.quote.lines.length === 0) tellCart(outcome.quote.problems.map(({ detail }) => told(detail)))
      changeCart((all) => renew(all, outcome.quote).renewed)
    } else {
      setTrouble({
        detail: outcome.detail,
        changes: [],
        isUncertain: outcome.kind === 'failed' && outcome.isUncertain,
      })
      if (outcome.kind === 'invalid') showErrors(outcome.errors)
    }
    heading.current?.scrollIntoView({ block: 'center' })
  }

  /** The server has emptied its cart of what was placed at once; what is left of it goes now. */
  async function takeOutOfCart() {
    await serverCart?.refresh().catch(expected('The next look reads the cart again'))
    const ids = items.map((item) => item.inventory_id)
    changeCart((all) => remove(all, ids))
  }

  async function submit() {
    if (isTapped.current) return
    isTapped.current = true
    setIsPlacing(true)
    const check = form.handleSubmit(
      (values) => quote && !quoteTrouble && send(values, quote),
      (errors) => go(stepOf(steps, Object.keys(errors))),
    )
    await check().finally(() => {
      isTapped.current = false
      setIsPlacing(false)
    })
  }

  const shown = steps[step]
  const key = shown?.key
  const goTo = (wanted: StepKey) => go(steps.findIndex((one) => one.key === wanted))

  return (
    <FormProvider {...form}>
      <div className={cart.layout}>
        <form
          noValidate
          className={ui.stack}
          onSubmit={(event) => {
            event.preventDefault()
            if (step < last) void next()
            else void submit()
          }}
        >
          <Stepper names={steps.map(({ name }) => t(name))} current={step} reached={reached} onGo={go} />
          <div className={`${ui.card} ${styles.step}`}>
            <h2 ref={heading} tabIndex={-1}>
              {shown ? t(shown.title) : null}
            </h2>
            <CheckoutNotices trouble={trouble} problems={quote?.problems ?? []} />
            {key === 'schedule' ? <ScheduleStep /> : null}
            {key === 'contact' ? <ContactStep isCustomer={customer !== null} /> : null}
            {key === 'delivery' ? <DeliveryStep quote={quote} isCustomer={customer !== null} /> : null}
            {key === 'payment' ? (
              <PaymentStep
                needsPrescription={needsPrescription}
                prescriptionNames={prescriptions.map((line) => line.product_name)}
                isAskedAgain={isAskedAgain}
              />
            ) : null}
            {key === 'review' ? (
              <ReviewStep
                isRecurring={isRecurring}
                pharmacies={quote?.groups.map((group) => group.pharmacy_name) ?? []}
                onGo={goTo}
              />
            ) : null}
            <span className={ui.hidden} role="status">
              {isPlacing ? t(checkout.placingYourOrder) : null}
            </span>
            {progress !== null && progress > 0 && progress < 1 ? (
              <progress className={styles.progress} value={progress} aria-label={t(uiMessages.sending)} />
            ) : null}
            <div className={styles.actions}>
              {step > 0 ? (
                <button type="button" className={ui.outline} onClick={back} disabled={isPlacing}>
                  {t(checkout.back)}
                </button>
              ) : null}
              {step < last ? (
                <button
                  type="submit"
                  className={`${ui.primary} ${ui.big}`}
                  onClick={ignoreSecondTap}
                  // the browser's own button leads here while an order is on its way
                  aria-busy={isPlacing}
                >
                  {isPlacing ? t(checkout.placingYourOrder) : t(checkout.continueCheckout)}
                </button>
              ) : quoteTrouble ? (
                <button
                  type="button"
                  className={`${ui.primary} ${ui.big}`}
                  onClick={retry}
                  aria-busy={isAsking}
                >
                  {t(checkout.workOutThePriceAgain)}
                </button>
              ) : (
                <button
                  key="place"
                  type="submit"
                  className={`${ui.primary} ${ui.big} ${styles.place}`}
                  onClick={ignoreSecondTap}
                  // stays where the focus is while the order is on its way
                  disabled={!quote || isAsking || quote.lines.length === 0}
                  aria-busy={isPlacing}
                >
                  {isPlacing
                    ? t(checkout.placingYourOrder)
                    : `${t(checkout.placeOrder)}${quote ? ` · ${formatPesos(quote.total)}` : ''}`}
                </button>
              )}
            </div>
          </div>
        </form>
        <NewTotal quote={quote} terms={`${delivery} ${discount}`} />
        <Summary items={items} quote={quote} isAsking={isAsking} trouble={quoteTrouble} onRetry={retry} />
      </div>
    </FormProvider>
  )
}
