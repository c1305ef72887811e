import { formatPesos } from '@botika/common/centavos'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { EmptyState } from '../../shared/ui/EmptyState'
import { Icon } from '../../shared/ui/Icon'
import summary from '../../shared/ui/summary.module.css'
import ui from '../../shared/ui/ui.module.css'
import { useIsHydrated } from '../../shared/useIsHydrated'
import styles from './Cart.module.css'
import { CartGroup } from './CartGroup'
import { byPharmacy, check, remove, toCheckout } from '../../shared/cart/items'
import { useCart } from '../../shared/cart/useCart'
import { useFreshPrices } from './useFreshPrices'

/** The cart of this browser, by pharmacy. */
export function CartPage() {
  const { items, change } = useCart()
  const fresh = useFreshPrices(items)
  const isHydrated = useIsHydrated()
  if (!isHydrated) return <CartWaiting />
  if (items.length === 0) {
    return (
      <EmptyState icon="cart" title="Your cart is empty">
        <p>Find a medicine, compare what pharmacies ask for it, and add it with the round button.</p>
        <Link to={paths.products()} className={ui.primary}>
          Browse products
        </Link>
      </EmptyState>
    )
  }
  const chosen = toCheckout(items)
  const subtotal = chosen.reduce((sum, item) => sum + Math.round(item.total * 100), 0) / 100
  const isAllChecked = items.every((item) => item.is_checked)
  const groups = byPharmacy(items)
  return (
    <div className={summary.layout}>
      <div className={ui.stack}>
        <div className={styles.all}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isAllChecked}
              onChange={(event) => {
                const isChecked = event.target.checked
                change((all) => check(all, isChecked))
              }}
            />
            Select all ({items.length})
          </label>
          <button
            type="button"
            className={ui.danger}
            disabled={chosen.length === 0}
            onClick={() =>
              change((all) =>
                remove(
                  all,
                  all.filter((item) => item.is_checked).map((item) => item.product.inventory_id),
                ),
              )
            }
          >
            <Icon name="trash" size={18} /> Remove selected
          </button>
        </div>
        {fresh.changes.length > 0 ? (
          <div className={ui.noticeWarn} role="status">
            <Icon name="info" />
            <ul>
              {fresh.changes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {groups.map((group) => (
          <CartGroup key={group.id} group={group} prescriptions={fresh.prescriptions} change={change} />
        ))}
      </div>
      <aside className={summary.summary} aria-label="Summary">
        <h2>Summary</h2>
        <dl className={summary.sums}>
          <div>
            <dt>
              Subtotal ({chosen.length} {chosen.length === 1 ? 'product' : 'products'})
            </dt>
            <dd>{formatPesos(subtotal)}</dd>
          </div>
        </dl>
        <p className={`${ui.muted} ${ui.small}`}>
          Delivery, and the senior citizen or PWD discount, are worked out at checkout before you place
          anything.
        </p>
        {chosen.length > 0 ? (
          <Link to={paths.guestCheckout()} className={`${ui.primary} ${ui.big} ${ui.wide}`}>
            Check out {formatPesos(subtotal)}
          </Link>
        ) : (
          <p className={ui.noticeWarn}>
            <Icon name="info" /> Select what you want to buy.
          </p>
        )}
        <Link to={paths.products()} className={`${ui.quiet} ${ui.wide}`}>
          Continue shopping
        </Link>
      </aside>
    </div>
  )
}

/** What is sent with the page: the cart itself is in the browser alone. */
const CartWaiting = () => (
  <div className={ui.card}>
    <p className={ui.muted}>Your cart is kept in this browser. It shows as soon as the page is ready.</p>
    <noscript>
      <p className={ui.noticeWarn}>
        The cart needs JavaScript, because it is kept in your browser and not on our server.
      </p>
    </noscript>
  </div>
)
