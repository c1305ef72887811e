import { formatPesos } from '@botika/common/centavos'
import type { Quote } from '@botika/common/quote/endpoints'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths'
import { useSetAtom } from '../../shared/store'
import { Stepper } from '../../shared/ui/Stepper'
import ui from '../../shared/ui/ui.module.css'
import { guestCartItemsAtom } from '../../shared/cart/atoms'
import cart from '../../shared/ui/summary.module.css'
import { type CheckoutItem, remove } from '../../shared/cart/items'
import { renew } from '../../shared/cart/renew'
import { hasRole, useUser } from '../../shared/session/atoms'
import { changesBetween } from './changes'
import styles from './Checkout.module.css'
import { CheckoutNotices, type Trouble } from './CheckoutNotices'
import { ContactStep } from './ContactStep'
import { DeliveryStep } from './DeliveryStep'
import { forgetDraft } from './draft'
import { type CheckoutForm, type FieldName, LAST_STEP, STEPS, stepOf } from './form'
import { rememberOrder } from './last-order'
import { PaymentStep } from './PaymentStep'
import { ReviewStep } from './ReviewStep'
import { Summary } from './Summary'
import { useCheckoutForm } from './useCheckoutForm'
import { usePlaceOrder } from './usePlaceOrder'
import { useQuote } from './useQuote'

interface Props {
  items: readonly CheckoutItem[]
  /** The order is placed: what is left of the page must not send the shopper back to the cart. */
  onPlaced: () => void
}

/** Checkout in steps. Whatever fails on the way, nothing that was typed is lost. */
export function Checkout({ items, onPlaced }: Props) {
  const navigate = useNavigate()
  const user = useUser()
  const customer = hasRole(user, 'customer') && user ? { id: user.id } : null
  const changeCart = useSetAtom(guestCartItemsAtom)
  const [step, setStep] = useState(0)
  const [reached, setReached] = useState(0)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { place, progress } = usePlaceOrder()

  const [needsPrescription, setNeedsPrescription] = useState(false)
  const form = useCheckoutForm(user, { needsPrescription, isCustomer: customer !== null })
  const [delivery, discount] = useWatch({ control: form.control, name: ['delivery_option', 'discount_type'] })
  const { quote, isAsking, trouble: quoteTrouble, setQuote, retry } = useQuote({ items, delivery, discount })
  const prescriptions = quote?.lines.filter((line) => line.is_prescription) ?? []
  useEffect(() => setNeedsPrescription(prescriptions.length > 0), [prescriptions.length])

  function go(to: number) {
    setStep(to)
    setReached((furthest) => Math.max(furthest, to))
    // after the new step is shown
    setTimeout(() => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.closest('form')?.scrollIntoView({ block: 'start' })
    })
  }

  async function next() {
    setTrouble(null)
    const fields = STEPS[step]?.fields as readonly FieldName[]
    if (await form.trigger([...fields], { shouldFocus: true })) go(step + 1)
  }

  function showErrors(errors: Record<string, string[]>) {
    for (const [field, messages] of Object.entries(errors)) {
      form.setError(field as FieldName, { type: 'server', message: messages[0] ?? '' })
    }
    go(stepOf(Object.keys(errors)))
  }

  async function send(values: CheckoutForm, shown: Quote) {
    setTrouble(null)
    const outcome = await place({ form: values, items, quote: shown, customer })
    if (outcome.kind === 'placed') {
      onPlaced()
      rememberOrder(outcome.order)
      forgetDraft()
      changeCart((all) =>
        remove(
          all,
          items.map((item) => item.inventory_id),
        ),
      )
      void navigate(paths.thankYou(), { replace: true })
      return
    }
    if (outcome.kind === 'changed') {
      setTrouble({ detail: outcome.detail, changes: changesBetween(shown, outcome.quote) })
      setQuote(outcome.quote)
      changeCart((all) => renew(all, outcome.quote).renewed)
    } else {
      setTrouble({ detail: outcome.detail, changes: [] })
      if (outcome.kind === 'invalid') showErrors(outcome.errors)
    }
    heading.current?.scrollIntoView({ block: 'center' })
  }

  async function submit() {
    const check = form.handleSubmit(
      (values) => quote && send(values, quote),
      (errors) => go(stepOf(Object.keys(errors))),
    )
    await check()
  }

  const isPlacing = progress !== null

  return (
    <FormProvider {...form}>
      <div className={cart.layout}>
        <form
          noValidate
          className={ui.stack}
          onSubmit={(event) => {
            event.preventDefault()
            if (step < LAST_STEP) void next()
            else void submit()
          }}
        >
          <Stepper names={STEPS.map(({ name }) => name)} current={step} reached={reached} onGo={go} />
          <div className={`${ui.card} ${styles.step}`}>
            <h2 ref={heading} tabIndex={-1}>
              {TITLES[step]}
            </h2>
            <CheckoutNotices trouble={trouble} problems={quote?.problems ?? []} />
            {step === 0 ? <ContactStep isCustomer={customer !== null} /> : null}
            {step === 1 ? <DeliveryStep quote={quote} /> : null}
            {step === 2 ? (
              <PaymentStep
                needsPrescription={needsPrescription}
                prescriptionNames={prescriptions.map((line) => line.product_name)}
              />
            ) : null}
            {step === LAST_STEP ? <ReviewStep onGo={go} /> : null}
            {isPlacing && progress > 0 && progress < 1 ? (
              <progress className={styles.progress} value={progress} aria-label="Sending" />
            ) : null}
            <div className={styles.actions}>
              {step > 0 ? (
                <button
                  type="button"
                  className={ui.outline}
                  onClick={() => go(step - 1)}
                  disabled={isPlacing}
                >
                  Back
                </button>
              ) : null}
              {step < LAST_STEP ? (
                <button type="submit" className={`${ui.primary} ${ui.big}`}>
                  Continue
                </button>
              ) : (
                <button
                  type="submit"
                  className={`${ui.primary} ${ui.big}`}
                  disabled={!quote || isAsking || isPlacing || quote.lines.length === 0}
                  aria-busy={isPlacing}
                >
                  {isPlacing
                    ? 'Placing your order…'
                    : `Place order${quote ? ` · ${formatPesos(quote.total)}` : ''}`}
                </button>
              )}
            </div>
          </div>
        </form>
        <Summary quote={quote} isAsking={isAsking} trouble={quoteTrouble} onRetry={retry} />
      </div>
    </FormProvider>
  )
}

const TITLES = ['Who is ordering?', 'Delivery', 'Payment and discount', 'Check and place your order']
