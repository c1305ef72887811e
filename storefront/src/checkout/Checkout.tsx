import { expected } from '@botika/common/expected'
import * as cartMessages from '@botika/common/messages/cart'
import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import type { Order } from '@botika/common/orders/schema'
import type { Quote } from '@botika/common/quote/endpoints'
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { FormProvider } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t, unbroken } from '../lib/language/text'
import { useAtomValue, useSetAtom } from '../lib/store'
import ui from '../ui/ui.module.css'
import { cartItemsAtom, cartChangesAtom, serverCartAtom } from '../cart/state/atoms'
import { deliveryOptionAtom, discountTypeAtom } from '../cart/state/checkout-terms'
import cart from '../ui/summary.module.css'
import { type CheckoutItem, remove } from '../cart/state/items'
import { renew } from '../cart/state/renew'
import { hasRole, useUser } from '../session/atoms'
import styles from './Checkout.module.css'
import { ContactStep, DeliveryStep, PaymentStep } from './steps'
import { forgetDraft, hasDraft, isWithheld } from './draft'
import { type CheckoutForm, type FieldName, type StepKey, stepOf, stepsOf } from './form'
import { rememberOrder, rememberRecurring } from './last-order'
import { NewTotal, Summary } from './Summary'
import { useCheckoutForm } from './useCheckoutForm'
import { usePlaceOrder } from './usePlaceOrder'
import { useQuote } from '../cart/useQuote'
import { leaveSteps, useSteps } from './useSteps'
import { Icon } from '../ui/Icon'
import { Loading } from '../ui/Loading'
import { placeAtom } from '../place/atoms'
import { type WantedAt, wantedAt } from '../place/destination'
import { Notice, TextList } from '../ui/Notice'
import { wantedOf } from './body'
import stepperStyles from '../ui/Stepper.module.css'

interface Props {
  items: readonly CheckoutItem[]
  schedule?: ReactNode
  /** Called before the cart is emptied, which would lead back to the cart. */
  onPlaced: () => void
}

/** A double tap's second tap would land on the next step's button. */
const ignoreSecondTap = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

function useCartUpdates() {
  const change = useSetAtom(cartItemsAtom)
  const setCartChanges = useSetAtom(cartChangesAtom)
  const server = useAtomValue(serverCartAtom)
  return {
    async removePlaced(items: readonly CheckoutItem[]) {
      await server?.refresh().catch(expected('The next look reads the cart again'))
      const ids = items.map((item) => item.inventory_id)
      change((all) => remove(all, ids))
    },
    renew(quote: Quote) {
      if (quote.lines.length === 0) setCartChanges(quote.problems.map(({ detail }) => detail))
      change((all) => renew(all, quote).renewed)
    },
  }
}

function useThankYou(isRecurring: boolean) {
  const navigate = useNavigate()
  return async (order: Pick<Order, 'order_number'>) => {
    if (isRecurring) rememberRecurring(order)
    else rememberOrder(order)
    forgetDraft()
    await leaveSteps()
    void navigate(isRecurring ? paths.recurringThankYou() : paths.thankYou(), { replace: true })
  }
}

function useOnce() {
  const isTapped = useRef(false)
  const [isPlacing, setIsPlacing] = useState(false)
  async function once(work: () => Promise<unknown>) {
    if (isTapped.current) return
    isTapped.current = true
    setIsPlacing(true)
    await work().finally(() => {
      isTapped.current = false
      setIsPlacing(false)
    })
  }
  return { isTapped, isPlacing, once }
}

/** react-hook-form cannot focus comboboxes and files. */
function useInvalidFocus(heading: RefObject<HTMLElement | null>) {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) heading.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [times, heading])
  return () => setTimes((before) => before + 1)
}

interface PlacingOptions extends Omit<Props, 'schedule'> {
  isRecurring: boolean
  form: ReturnType<typeof useCheckoutForm>
  customer: { id: number } | null
  onChanged: (quote: Quote) => void
  onInvalid: (fields: readonly string[]) => void
}

function usePlacing({ form, items, isRecurring, customer, onPlaced, onChanged, onInvalid }: PlacingOptions) {
  const [error, setError] = useState<FormError | null>(null)
  const goToThankYou = useThankYou(isRecurring)
  const cartUpdates = useCartUpdates()
  const { place, progress } = usePlaceOrder()

  async function send(values: CheckoutForm, before: Quote) {
    setError(null)
    const outcome = await place({ form: values, items, quote: before, customer, isRecurring })
    if (outcome.kind === 'placed') {
      onPlaced()
      void cartUpdates.removePlaced(items)
      return goToThankYou(outcome.order)
    }
    const isChanged = outcome.kind === 'changed'
    setError({
      detail: outcome.detail,
      changes: isChanged ? (await import('./changes')).changesBetween(before, outcome.quote) : [],
      isUncertain: outcome.kind === 'failed' && outcome.isUncertain,
    })
    if (isChanged) {
      onChanged(outcome.quote)
      cartUpdates.renew(outcome.quote)
    }
    if (outcome.kind === 'invalid') {
      for (const [field, [message = '']] of Object.entries(outcome.errors))
        form.setError(field as FieldName, { type: 'server', message })
      onInvalid(Object.keys(outcome.errors))
    }
  }

  return { error, clearError: () => setError(null), send, progress }
}

export function Checkout({ items, schedule, onPlaced }: Props) {
  const isRecurring = schedule !== undefined
  const user = useUser()
  const isCustomer = hasRole(user, 'customer')
  const customer = isCustomer && user ? { id: user.id } : null
  const delivery = useAtomValue(deliveryOptionAtom)
  const discount = useAtomValue(discountTypeAtom)
  const place = wantedAt(useAtomValue(placeAtom))
  const [to, setTo] = useState<WantedAt>(place)
  const { setQuote, ...quoting } = useQuote({ items, delivery, discount, to })
  const { quote } = quoting
  const far = quote ? farIn(quote) : []
  const needsPrescription = quote?.lines.some((line) => line.is_prescription) ?? false
  const form = useCheckoutForm(user, { needsPrescription, isCustomer, isRecurring })
  const [province, city, barangay, pin] = form.watch(['province', 'city', 'barangay', 'pin'])
  const wanted = JSON.stringify(wantedOf({ province, city, barangay, pin }, place))
  useEffect(() => setTo(JSON.parse(wanted) as WantedAt), [wanted])

  const steps = stepsOf(isRecurring)
  const last = steps.length - 1
  const heading = useRef<HTMLHeadingElement>(null)
  const focusFirstInvalid = useInvalidFocus(heading)
  const [hasLostSecrets, setHasLostSecrets] = useState(isWithheld)
  const { step, reached, go, back } = useSteps(
    () => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.closest('form')?.scrollIntoView({ block: 'start' })
    },
    !hasDraft() ? 0 : hasLostSecrets ? stepOf(steps, ['discount_type']) : last,
  )
  const shown = steps[step]
  const goToFields = (fields: readonly string[]) => go(stepOf(steps, fields))

  const placing = { form, items, isRecurring, customer, onPlaced, onChanged: setQuote, onInvalid: goToFields }
  const { error, clearError, send, progress } = usePlacing(placing)
  const { isTapped, isPlacing, once } = useOnce()

  async function next() {
    if (isTapped.current) return
    clearError()
    if (!(await form.trigger([...(shown?.fields ?? [])]))) return focusFirstInvalid()
    if (shown?.key === 'payment') setHasLostSecrets(false)
    go(step + 1)
  }

  const submit = () =>
    form.handleSubmit(
      async (values) => {
        if (!quote || quoting.error) return
        await send(values, quote)
        heading.current?.scrollIntoView({ block: 'center' })
      },
      (errors) => goToFields(Object.keys(errors)),
    )()

  return (
    <FormProvider {...form}>
      <div className={cart.layout}>
        <form
          noValidate
          className={ui.stack}
          onSubmit={(event) => {
            event.preventDefault()
            if (step < last) void next()
            else void once(submit)
          }}
        >
          <Stepper names={steps.map(({ name }) => t(name))} current={step} reached={reached} go={go} />
          <div className={`${ui.card} ${styles.step}`}>
            <h2 ref={heading} tabIndex={-1}>
              {shown ? t(shown.title) : null}
            </h2>
            {error ? <FormErrorNotice {...error} /> : null}
            <StepFields
              step={shown?.key}
              quote={quote}
              isCustomer={isCustomer}
              schedule={schedule}
              hasLostSecrets={hasLostSecrets}
              onGo={(wanted) => go(steps.findIndex(({ key }) => key === wanted))}
            />
            <span className={ui.hidden} role="status">
              {isPlacing ? t(checkout.placingYourOrder) : null}
            </span>
            {progress !== null && progress > 0 && progress < 1 ? (
              <progress className={styles.progress} value={progress} aria-label={t(uiMessages.sending)} />
            ) : null}
            <StepButtons
              onBack={step > 0 ? back : undefined}
              isLast={step === last}
              isPlacing={isPlacing}
              {...quoting}
            />
            {!error && quote && quote.problems.length > 0 ? (
              <Notice tone="warn" role="status">
                <TextList texts={[...new Set(quote.problems.map(({ detail }) => unbroken(detail)))]} />
                {far.length > 0 ? (
                  <p className={ui.row}>
                    <button
                      type="button"
                      className={ui.outline}
                      onClick={() => form.setValue('delivery_option', 'pick_up', { shouldDirty: true })}
                    >
                      {t(cartMessages.pickItUp)}
                    </button>
                    <Link to={paths.cart()} className={ui.outline}>
                      {t(cartMessages.seeWhoDelivers)}
                    </Link>
                  </p>
                ) : null}
              </Notice>
            ) : null}
          </div>
        </form>
        <NewTotal quote={quote} terms={`${delivery} ${discount} ${wanted}`} />
        <Summary items={items} far={far} {...quoting} />
      </div>
    </FormProvider>
  )
}

function farIn({ problems, lines }: Quote) {
  const far = problems.filter(({ code }) => code === 'out_of_reach').map((one) => one.inventory_id)
  return lines.filter((line) => far.includes(line.inventory_id)).map((line) => line.pharmacy_id)
}

const loadReview = () => import('./ReviewStep')
const ReviewStep = lazy(async () => ({ default: (await loadReview()).ReviewStep }))

interface StepFieldsProps {
  step: StepKey | undefined
  quote: Quote | null
  isCustomer: boolean
  schedule: ReactNode
  hasLostSecrets: boolean
  onGo: (step: StepKey) => void
}

function StepFields({ step, quote, isCustomer, schedule, hasLostSecrets, onGo }: StepFieldsProps) {
  useEffect(() => void loadReview().catch(expected('The step itself asks again')), [])
  if (step === 'schedule') return schedule
  if (step === 'contact') return <ContactStep isCustomer={isCustomer} />
  if (step === 'delivery') return <DeliveryStep quote={quote} isCustomer={isCustomer} />
  if (step === 'payment') return <PaymentStep quote={quote} hasLostSecrets={hasLostSecrets} />
  const pharmacies = quote?.groups.map((group) => group.pharmacy_name) ?? []
  return (
    <Suspense fallback={<Loading />}>
      <ReviewStep isRecurring={schedule !== undefined} pharmacies={pharmacies} onGo={onGo} />
    </Suspense>
  )
}

interface ButtonsProps extends Omit<ReturnType<typeof useQuote>, 'setQuote'> {
  onBack: (() => void) | undefined
  isLast: boolean
  isPlacing: boolean
}

const StepButtons = ({ onBack, isLast, isPlacing, quote, isAsking, error, retry }: ButtonsProps) => (
  <div className={styles.actions}>
    {onBack ? (
      <button type="button" className={ui.outline} onClick={onBack} disabled={isPlacing}>
        {t(checkout.back)}
      </button>
    ) : null}
    {!isLast ? (
      <button
        type="submit"
        className={`${ui.primary} ${ui.big}`}
        onClick={ignoreSecondTap}
        // Back leads here while an order is being placed
        aria-busy={isPlacing}
      >
        {isPlacing ? t(checkout.placingYourOrder) : t(checkout.continueCheckout)}
      </button>
    ) : error ? (
      <button type="button" className={`${ui.primary} ${ui.big}`} onClick={retry} aria-busy={isAsking}>
        {t(checkout.workOutThePriceAgain)}
      </button>
    ) : (
      <button
        key="place"
        type="submit"
        className={`${ui.primary} ${ui.big} ${styles.place}`}
        onClick={ignoreSecondTap}
        // not disabled while placing: it has the focus
        disabled={!quote || isAsking || quote.lines.length === 0}
        aria-busy={isPlacing}
      >
        {isPlacing
          ? t(checkout.placingYourOrder)
          : `${t(checkout.placeOrder)}${quote && farIn(quote).length === 0 ? ` · ${formatPesos(quote.total)}` : ''}`}
      </button>
    )}
  </div>
)

interface FormError {
  detail: string
  changes: readonly string[]
  isUncertain: boolean
}

const FormErrorNotice = ({ detail, changes, isUncertain }: FormError) => (
  <Notice tone="bad" role="alert">
    <p className={ui.strong}>{changes.length > 0 ? t(checkout.somethingChangedSinceYouLooked) : detail}</p>
    <TextList texts={changes} />
    <p>
      {isUncertain ? t(checkout.itIsNotCertainThatYourOrder) : t(checkout.nothingWasOrderedAndWhatYouTyped)}
    </p>
  </Notice>
)

interface StepperProps extends Pick<ReturnType<typeof useSteps>, 'reached' | 'go'> {
  names: readonly string[]
  current: number
}

function Stepper({ names, current, reached, go }: StepperProps) {
  return (
    <ol className={stepperStyles.stepper} aria-label={t(uiMessages.steps)}>
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <button type="button" disabled={index > reached} onClick={() => go(index)}>
            <span className={stepperStyles.number}>
              {index < current ? <Icon name="check" size={16} label={t(uiMessages.done)} /> : index + 1}
            </span>
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
