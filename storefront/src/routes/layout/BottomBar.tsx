import { NavLink } from '../../shared/router/Link'
import { paths } from '../../paths'
import { t } from '../../shared/language/words'
import { Icon } from '../../shared/ui/Icon'
import { useUser } from '../../shared/session/atoms'
import styles from './BottomBar.module.css'
import { CartLink } from './CartLink'

/** The five places that a thumb reaches on a phone. */
export function BottomBar() {
  const user = useUser()
  return (
    <nav aria-label={t('Quick links')} className={styles.bar}>
      <NavLink to={paths.home()} end>
        <Icon name="home" size={22} />
        <span>{t('Home')}</span>
      </NavLink>
      <NavLink to={paths.products()}>
        <Icon name="grid" size={22} />
        <span>{t('Products')}</span>
      </NavLink>
      <CartLink className={styles.cart}>
        <span aria-hidden="true">{t('Cart')}</span>
      </CartLink>
      <NavLink to={paths.trackYourOrder()}>
        <Icon name="truck" size={22} />
        <span>{t('Track')}</span>
      </NavLink>
      <NavLink to={user ? paths.account() : paths.login()}>
        <Icon name="user" size={22} />
        <span>{user ? t('Account') : t('Log in')}</span>
      </NavLink>
    </nav>
  )
}
