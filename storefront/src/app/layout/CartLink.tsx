import * as shell from '@botika/common/messages/shell'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { t } from '../../lib/language/words'
import { useAtomValue } from '../../lib/store'
import { Icon } from '../../ui/Icon'
import { cartCountAtom } from '../../cart/state/atoms'
import styles from './Header.module.css'

/** The cart with the number of things in it; the number is known to the browser alone, so it comes after the page. */
export function CartLink({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  const count = useAtomValue(cartCountAtom)
  return (
    <NavLink
      to={paths.cart()}
      className={className}
      aria-label={t(count === 1 ? shell.cart1Item : count ? shell.cartCountItems : shell.cartNoItems, {
        count,
      })}
    >
      <Icon name="cart" size={22} />
      {children}{' '}
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </NavLink>
  )
}
