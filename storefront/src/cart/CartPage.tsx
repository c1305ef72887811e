import * as cart from '@botika/common/messages/cart'
import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { formatPesos, sumPesos, timesPesos } from '@botika/common/centavos'
import type { Quote } from '@botika/common/quote/endpoints'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../lib/language/text'
import { paths } from '../lib/paths'
import { Loaded, LoadingWithSummary } from '../ui/Loading'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import { Notice, RetryNotice, TextList } from '../ui/Notice'
import summary from '../ui/summary.module.css'
import ui from '../ui/ui.module.css'
import styles from './Cart.module.css'
import { CartGroup, lineTotal, partly } from './CartGroup'
import type { Cheaper } from './delivery/offers'
import { byPharmacy, check, type CheckoutItem, type GuestCartItem, toCheckout } from './state/items'
import { deliveryOptionAtom, discountTypeAtom, isBuyingAgainAtom } from './state/checkout-terms'
import { cartChangesAtom, cartErrorAtom, cartItemsAtom } from './state/atoms'
import { useCartSource } from './state/useCart'
import { showsStatutoryAtom } from '../statutory-price/atoms'
import { AccountMissing } from '../session/AccountMissing'
import { signedOutReasonAtom } from '../session/atoms'
import { useAtom, useAtomValue, useSetAtom } from '../lib/store'
import { placeAtom } from '../place/atoms'
import { type WantedAt, wantedAt } from '../place/destination'
import { useQuery } from '../lib/useQuery'
import { useSwap } from './state/swap'
import { useFreshPrices } from './useFreshPrices'
import { useQuote } from './useQuote'

const UnconfirmedOrder = lazy(async () => ({
  default: (await import('./UnconfirmedOrder')).UnconfirmedOrder,
}))

export function CartPage() {
  const [isAgain, setIsAgain] = useState(false)
  const place = useCartSource()
  const isLost = useAtomValue(signedOutReasonAtom) === 'lost'
  const setIsBuyingAgain = useSetAtom(isBuyingAgainAtom)
  useEffect(() => setIsBuyingAgain(false), [setIsBuyingAgain])
  const isHere = place === 'server' || (place === 'browser' && !isLost)
  return (
    <>
      {isAgain && isHere ? <Loaded /> : null}
      <Suspense>{place === 'server' ? <UnconfirmedOrder /> : null}</Suspense>
      <Cart isAgain={isAgain} onAgain={() => setIsAgain(true)} />
    </>
  )
}

function Cart(again: Again) {
  const [items, change] = useAtom(cartItemsAtom)
  const place = useCartSource()
  const news = useAtomValue(cartChangesAtom)
  const isLost = useAtomValue(signedOutReasonAtom) === 'lost'
  const setDiscount = useSetAtom(discountTypeAtom)
  const at = useAtomValue(placeAtom)
  const to = wantedAt(at)
  const delivery = useAtomValue(deliveryOptionAtom)
  const chosen = toCheckout(items)
  const { wanted, retry, attempt, ...asked } = useQuote({ items: chosen, delivery, discount: '', to })
  const { quote, isAsking } = asked
  const fresh = useFreshPrices(items, attempt)
  const isWithSum = useAtomValue(showsStatutoryAtom) && chosen.length > 0
  const sum = useStatutorySum(isWithSum ? wanted : null, attempt)
  const hasFailed = fresh.hasFailed || sum === '–'
  const error = asked.error ?? (hasFailed ? t(checkout.thePriceCouldNotBeWorked) : null)
  const current = isAsking || asked.error ? null : quote
  const cheaper = useCheaper(items, to)
  const [isShown, setIsShown] = useState(false)
  const hasCome = !fresh.isAsking && cheaper !== null && !isAsking
  useEffect(() => {
    if (hasCome) setIsShown(true)
  }, [hasCome])
  // the server renders this for everybody: only the browser knows the cart
  if (place === 'waiting')
    return (
      <>
        <noscript>
          {import.meta.env.SSR ? (
            <p className={ui.noticeWarn}>{t(cart.theCartNeedsJavascriptBecause)}</p>
          ) : null}
        </noscript>
        <LoadingWithSummary text={t(cart.yourCartShowsAsSoon)} />
      </>
    )
  if (items.length === 0) {
    // a cart that is not loaded must not be called empty
    if (isLost) return <AccountMissing onAgain={again.onAgain} />
    if (place === 'missing') return <CartMissing {...again} />
    return (
      <EmptyState icon="cart" title={t(cart.yourCartIsEmpty)}>
        <p>{t(cart.findAMedicineCompareWhatPharmacies)}</p>
        <Link to={paths.products()} className={ui.primary}>
          {t(uiMessages.browseProducts)}
        </Link>
      </EmptyState>
    )
  }
  // how tall the rest will be is unknown: coming later, it would move what is read
  if (!isShown && !hasCome) return <LoadingWithSummary text={t(cart.yourCartShowsAsSoon)} />
  const isAllChecked = items.every((item) => item.is_checked)
  const groups = byPharmacy(items)
  const changes = [...news, ...fresh.changes]
  const isPricing = fresh.isAsking && items.some((item) => item.isUnpriced)
  return (
    <div className={summary.layout}>
      <div className={ui.stack}>
        <div className={styles.all}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isAllChecked}
              ref={partly(items)}
              onChange={(event) => {
                const isChecked = event.target.checked
                change((all) => check(all, isChecked))
                if (!isChecked) setDiscount('')
              }}
            />
            {t(cart.selectAllCount, { count: items.length })}
          </label>
          <button
            type="button"
            className={ui.danger}
            disabled={chosen.length === 0}
            onClick={() => change((all) => all.filter((item) => !item.is_checked))}
          >
            <Icon name="trash" size={18} /> {t(cart.removeSelected)}
          </button>
        </div>
        {place === 'missing' ? <CartMissing {...again} /> : null}
        {changes.length > 0 ? (
          <Notice tone="warn" icon="info" role="status">
            <TextList texts={changes} />
          </Notice>
        ) : null}
        <Swapped />
        {groups.map((group) => (
          <CartGroup
            key={group.id}
            group={group}
            fresh={fresh}
            isPricing={isPricing}
            change={change}
            quote={asked.error ? null : quote}
            isQuoting={isAsking}
            cheaper={cheaper ?? NOTHING_CHEAPER}
          />
        ))}
      </div>
      <CartSummary
        chosen={chosen}
        offers={fresh.offers}
        isPricing={isPricing}
        withDiscount={isWithSum ? sum : undefined}
        quote={at && chosen.length > 0 && delivery !== 'pick_up' ? current : undefined}
        alert={error ? <RetryNotice text={error} onRetry={retry} isBusy={isAsking} /> : null}
        after={attempt > 0 && !error ? <Loaded /> : null}
        href={place === 'server' ? paths.checkout() : paths.guestCheckout()}
      />
    </div>
  )
}

const NOTHING_CHEAPER: ReadonlyMap<number, Cheaper> = new Map()

function useCheaper(items: readonly GuestCartItem[], to: WantedAt) {
  const wanted = JSON.stringify([items.map(({ product, quantity }) => [product.inventory_id, quantity]), to])
  const { result } = useQuery(wanted, async (signal) =>
    items.length === 0 ? null : (await import('./delivery/offers')).cheaperFor(items, to, signal),
  )
  return result.state === 'found' ? result.data : result.state === 'loading' ? null : NOTHING_CHEAPER
}

function Swapped() {
  const { last, undo } = useSwap()
  return (
    <div role="status" className={last ? undefined : ui.hidden}>
      {last ? (
        <Notice icon="info">
          <p>{last.note}</p>
          <button type="button" className={ui.quiet} onClick={undo}>
            {t(cart.undoIt)}
          </button>
        </Notice>
      ) : null}
    </div>
  )
}

interface SummaryProps {
  chosen: readonly CheckoutItem[]
  offers: ReturnType<typeof useFreshPrices>['offers']
  isPricing: boolean
  withDiscount: string | undefined
  quote: Quote | null | undefined
  alert: ReactNode
  after: ReactNode
  href: string
}

function CartSummary({ chosen, offers, isPricing, withDiscount, quote, alert, after, href }: SummaryProps) {
  const subtotal = sumPesos(chosen.map((item) => lineTotal(item, offers)))
  const regularly = sumPesos(
    chosen.map(({ inventory_id, price, quantity }) =>
      timesPesos(offers.get(inventory_id)?.price ?? price, quantity),
    ),
  )
  const promotions = sumPesos([regularly, -subtotal])
  const isFar = quote?.problems.some(({ code }) => code === 'out_of_reach')
  const fee = isFar ? undefined : quote?.delivery_fee
  const isKnown = !isPricing && !alert && (quote === undefined || fee !== undefined)
  const unknown = isFar || alert ? '–' : '…'
  const total = isKnown ? formatPesos(sumPesos([subtotal, fee ?? 0])) : unknown
  return (
    <aside className={summary.summary} aria-label={t(uiMessages.summary)}>
      <h2>{t(uiMessages.summary)}</h2>
      <dl className={summary.sums}>
        <div>
          <dt>{t(cart.subtotalOfProducts, { count: chosen.length })}</dt>
          <dd>{isPricing ? '…' : formatPesos(regularly)}</dd>
        </div>
        {promotions > 0 && !isPricing ? (
          <div className={summary.minus}>
            <dt>{t(uiMessages.promotions)}</dt>
            <dd>−{formatPesos(promotions)}</dd>
          </div>
        ) : null}
        {withDiscount === undefined ? null : (
          <div>
            <dt>{t(cart.withASeniorCitizenOrPwd)}</dt>
            <dd>{withDiscount}</dd>
          </div>
        )}
        {quote === undefined ? null : (
          <div>
            <dt>{t(uiMessages.deliveryFee)}</dt>
            <dd key={fee}>{fee === undefined ? unknown : fee > 0 ? formatPesos(fee) : t(uiMessages.free)}</dd>
          </div>
        )}
        {quote !== undefined || promotions > 0 ? (
          <div className={summary.sum}>
            <dt>{t(quote === undefined ? cart.beforeDelivery : uiMessages.total)}</dt>
            <dd key={total}>{total}</dd>
          </div>
        ) : null}
      </dl>
      {alert}
      {after}
      <p className={`${ui.muted} ${ui.small}`}>{t(cart.deliveryAndTheSeniorCitizen)}</p>
      {chosen.length > 0 ? (
        <>
          <Link to={href} className={`${ui.primary} ${ui.big} ${ui.wide}`}>
            {t(cart.checkOut)} {isKnown ? total : ''}
          </Link>
          <Link to={paths.recurringCheckout()} className={`${ui.outline} ${ui.wide}`}>
            <Icon name="calendar" size={18} /> {t(cart.haveItComeRegularly)}
          </Link>
        </>
      ) : (
        <Notice tone="warn" icon="info">
          {t(cart.selectWhatYouWantToBuy)}
        </Notice>
      )}
      <Link to={paths.myMedicines()} className={`${ui.quiet} ${ui.wide}`}>
        {t(cart.comparePlansOfCart)}
      </Link>
      <Link to={paths.products()} className={`${ui.quiet} ${ui.wide}`}>
        {t(uiMessages.continueShopping)}
      </Link>
    </aside>
  )
}

export interface Again {
  isAgain: boolean
  onAgain: () => void
}

export function CartMissing({ isAgain, onAgain }: Again) {
  const error = useAtomValue(cartErrorAtom)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAgain && document.activeElement === document.body) button.current?.focus()
  }, [isAgain])
  return (
    <Notice tone="warn" role="alert">
      <p className={ui.strong}>{t(cart.theCartOfYourAccount)}</p>
      <p>{error?.detail}</p>
      <p>{t(cart.whatYouAddMeanwhileIsKept)}</p>
      <button
        type="button"
        ref={button}
        className={`${ui.outline} ${ui.apart}`}
        onClick={() => {
          onAgain()
          error?.retry()
        }}
      >
        {t(uiMessages.tryAgain)}
      </button>
    </Notice>
  )
}

/** The sum with the discount of a senior citizen or PWD: an ellipsis while it is asked for, a dash where that failed. */
function useStatutorySum(wanted: string | null, attempt: number) {
  const key = `${wanted} ${attempt}`
  const { result } = useQuery(key, async (signal) => ({
    key,
    sum: wanted ? await (await import('./fresh-quote')).statutoryTotal(JSON.parse(wanted), signal) : 0,
  }))
  if (result.state === 'failed') return '–'
  return result.state === 'found' && result.data.key === key ? formatPesos(result.data.sum) : '…'
}
