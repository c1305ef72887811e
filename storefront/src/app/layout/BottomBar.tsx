import * as shell from '@botika/common/messages/shell'
import * as ui from '@botika/common/messages/ui'
import { NavLink } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { t } from '../../lib/language/words'
import { Icon } from '../../ui/Icon'
import { useUser } from '../../session/atoms'
import styles from './BottomBar.module.css'
import { CartLink } from './CartLink'

/** The five places that a thumb reaches on a phone. */
export function BottomBar() {
  const user = useUser()
  return (
    <nav aria-label={t(shell.quickLinks)} className={styles.bar}>
      <NavLink to={paths.home()} end>
        <Icon name="home" size={22} />
        <span>{t(ui.home)}</span>
      </NavLink>
      <NavLink to={paths.products()}>
        <Icon name="grid" size={22} />
        <span>{t(ui.products)}</span>
      </NavLink>
      <CartLink className={styles.cart}>
        <span aria-hidden="true">{t(ui.cart)}</span>
      </CartLink>
      <NavLink to={paths.trackYourOrder()}>
        <Icon name="truck" size={22} />
        <span>{t(ui.track)}</span>
      </NavLink>
      <NavLink to={user ? paths.account() : paths.login()}>
        <Icon name="user" size={22} />
        <span>{user ? t(ui.account) : t(ui.logIn)}</span>
      </NavLink>
    </nav>
  )
}
