import * as cart from '@botika/common/messages/cart'
import * as uiMessages from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import { promotedTotal, type QuotedOffer } from '@botika/common/pricing/cart'
import type { Quote } from '@botika/common/quote/endpoints'
import { Link } from 'react-router-dom'
import { t, unbroken } from '../lib/language/text'
import { StatutoryPrice } from '../statutory-price/lazy'
import { paths } from '../lib/paths'
import { Icon } from '../ui/Icon'
import { Picture } from '../ui/Picture'
import { QuantityField } from '../ui/QuantityField'
import ui from '../ui/ui.module.css'
import styles from './Cart.module.css'
import type { CartChange } from './state/atoms'
import type { Fresh } from './useFreshPrices'
import { GroupDelivery } from './delivery/GroupDelivery'
import type { Cheaper } from './delivery/offers'
import { SameMedicine } from './delivery/SameMedicine'
import { check, type GuestCartItem, remove, setQuantity } from './state/items'

interface Props {
  group: { id: number; name: string; items: GuestCartItem[] }
  fresh: Pick<Fresh, 'prescriptions' | 'reasons' | 'offers'>
  isPricing: boolean
  change: (change: CartChange) => void
  quote?: Quote | null
  isQuoting?: boolean
  cheaper?: ReadonlyMap<number, Cheaper>
}

export function CartGroup({ group, change, quote, isQuoting = false, ...priced }: Props) {
  const ids = group.items.map((item) => item.product.inventory_id)
  const isChosen = group.items.some((item) => item.is_checked)
  const delivered = isChosen ? quote?.groups.find(({ pharmacy_id }) => pharmacy_id === group.id) : null
  return (
    <section className={styles.group} aria-label={t(cart.fromName, { name: group.name })}>
      <header>
        <label className={styles.check}>
          <input
            type="checkbox"
            aria-label={t(cart.selectEverythingFromName, { name: group.name })}
            checked={group.items.every((item) => item.is_checked)}
            ref={partly(group.items)}
            onChange={(event) => {
              const isChecked = event.target.checked
              change((all) => check(all, isChecked, ids))
            }}
          />
          <Icon name="store" size={18} />
        </label>
        <Link to={paths.pharmacy({ id: group.id, name: group.name })}>{group.name}</Link>
      </header>
      <div className={styles.facts} aria-busy={isQuoting}>
        {delivered ? (
          <GroupDelivery
            group={delivered}
            problem={quote?.problems.find(
              ({ inventory_id, code }) => ids.includes(inventory_id) && UNREACHABLE.includes(code),
            )}
            items={group.items.filter(({ is_checked }) => is_checked)}
          />
        ) : null}
      </div>
      <ul>
        {group.items.map((item) => (
          <CartLine key={item.product.inventory_id} item={item} change={change} {...priced} />
        ))}
      </ul>
    </section>
  )
}

const UNREACHABLE: readonly string[] = ['out_of_reach', 'pharmacy_paused']

export const partly = (items: readonly GuestCartItem[]) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = new Set(items.map((item) => item.is_checked)).size > 1
}

interface LineProps extends Omit<Props, 'group' | 'quote' | 'isQuoting'> {
  item: GuestCartItem
}

function CartLine({
  item,
  fresh: { prescriptions, reasons, offers },
  isPricing,
  change,
  cheaper,
}: LineProps) {
  const { product, quantity } = item
  const id = product.inventory_id
  const reason = reasons.get(id)
  const isOut = product.current_quantity < 1
  const less = cheaper?.get(id)
  return (
    <li className={styles.line}>
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-label={t(cart.selectName, { name: product.name })}
          checked={item.is_checked && !isOut}
          disabled={isOut}
          onChange={(event) => {
            const isChecked = event.target.checked
            change((all) => check(all, isChecked, [id]))
          }}
        />
      </label>
      <Picture image={product.image} width={80} max={240} className={styles.picture} />
      <div className={styles.what}>
        <Link to={paths.product(product)} className={styles.name}>
          {unbroken(product.name)}
        </Link>
        <p className={ui.row}>
          <Each item={item} offers={offers} isPricing={isPricing} />
          {prescriptions.has(id) ? <span className={`${ui.badge} ${ui.info}`}>Rx</span> : null}
          {isOut && reason ? null : isOut ? (
            <span className={`${ui.badge} ${ui.bad}`}>{t(uiMessages.soldOut)}</span>
          ) : quantity >= product.current_quantity ? (
            <span className={`${ui.badge} ${ui.warn}`}>
              {t(cart.allCountInStock, { count: product.current_quantity })}
            </span>
          ) : null}
        </p>
        {isOut && reason ? (
          <p className={styles.reason}>
            {unbroken(reason)}{' '}
            <Link
              to={`${paths.product(product)}#offers`}
              aria-label={t(cart.seeOtherOffersOfName, { name: product.name })}
            >
              {t(cart.seeOtherOffers)}
            </Link>
          </p>
        ) : null}
      </div>
      <b className={styles.total}>
        <Total item={item} offers={offers} isPricing={isPricing} />
      </b>
      <div className={styles.tools}>
        {isOut ? null : (
          <QuantityField
            value={quantity}
            max={product.current_quantity}
            label={product.name}
            onChange={(typed) => change((all) => setQuantity(all, id, typed))}
          />
        )}
        <button
          type="button"
          className={ui.iconButton}
          aria-label={t(cart.removeName, { name: product.name })}
          onClick={() => change((all) => remove(all, [id]))}
        >
          <Icon name="trash" />
        </button>
      </div>
      {less ? <SameMedicine product={product} cheaper={less} isPrescription={prescriptions.has(id)} /> : null}
    </li>
  )
}

interface PricedItem {
  item: GuestCartItem
  offers: Fresh['offers']
  isPricing: boolean
}

function Each({ item, offers, isPricing }: PricedItem) {
  const { quantity } = item
  const { inventory_id, selling_price: price } = item.product
  const regular = offers.get(inventory_id)?.price
  const before =
    regular !== undefined && regular > price && !isPricing ? (
      <>
        <span className={ui.hidden}>{t(uiMessages.before)} </span>
        <s>{formatPesos(regular)}</s>
      </>
    ) : null
  if (quantity === 1) return before ? <span className={ui.muted}>{before}</span> : null
  return (
    <span className={ui.muted}>
      {t(cart.priceEach, { price: isPricing ? '…' : formatPesos(price) })} {before}
    </span>
  )
}

function Total({ item: { product, quantity }, offers, isPricing }: PricedItem) {
  const { inventory_id, selling_price: price } = product
  const pesos = lineTotal({ inventory_id, price, quantity }, offers)
  if (isPricing) return '…'
  return (
    <StatutoryPrice
      inventoryId={product.is_sc_discountable ? inventory_id : null}
      quantity={quantity}
      regular={pesos}
    >
      {formatPesos(pesos)}
    </StatutoryPrice>
  )
}

interface Line {
  inventory_id: number
  price: number
  quantity: number
}

export function lineTotal({ inventory_id, price, quantity }: Line, offers: ReadonlyMap<number, QuotedOffer>) {
  return promotedTotal(offers.get(inventory_id) ?? { price, promotions: [] }, quantity)
}
