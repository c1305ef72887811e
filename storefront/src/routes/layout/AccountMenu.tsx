import { useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../../paths'
import { sessionClient } from '../../shared/session-client'
import { Icon, type IconName } from '../../shared/ui/Icon'
import { hasRole, useUser } from '../../shared/session/atoms'
import styles from './Header.module.css'

interface Entry {
  to: string
  text: string
  icon: IconName
}

const GUEST: readonly Entry[] = [
  { to: paths.login(), text: 'Log in', icon: 'user' },
  { to: paths.register(), text: 'Register', icon: 'plus' },
  { to: paths.trackYourOrder(), text: 'Track your Order', icon: 'truck' },
  { to: paths.howToUse(), text: 'How to use', icon: 'help' },
]

const SIGNED_IN: readonly Entry[] = [
  { to: paths.account(), text: 'My Account', icon: 'user' },
  { to: paths.bookmarks(), text: 'My Bookmarks', icon: 'heart' },
  { to: paths.orders(), text: 'My Orders', icon: 'box' },
  { to: paths.howToUse(), text: 'How to use', icon: 'help' },
]

/** The menu of the person, or of a guest. A native popover: it opens without scripts as well. */
export function AccountMenu() {
  const user = useUser()
  const menu = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const close = () => menu.current?.hidePopover?.()

  async function logOut() {
    close()
    await (await sessionClient()).logout()
    void navigate(paths.home())
  }

  return (
    <div className={styles.anchor}>
      <button
        type="button"
        className={styles.account}
        popoverTarget="account-menu"
        aria-label={user ? 'Your account' : 'Log in or register'}
      >
        <Icon name="user" size={22} />
        <span className={styles.accountName}>{user ? user.first_name : 'Log in'}</span>
      </button>
      <div id="account-menu" popover="auto" ref={menu} className={styles.menu}>
        {user ? <p>{user.email}</p> : null}
        <ul>
          {(user ? SIGNED_IN : GUEST).map(({ to, text, icon }) => (
            <li key={to}>
              <Link to={to} onClick={close}>
                <Icon name={icon} size={18} /> {text}
              </Link>
            </li>
          ))}
          {hasRole(user, 'seller', 'admin') ? (
            <li>
              <a href={hasRole(user, 'admin') ? paths.adminDashboard() : paths.sellerDashboard()}>
                <Icon name="grid" size={18} /> Dashboard
              </a>
            </li>
          ) : null}
          {user ? (
            <li>
              <button type="button" onClick={logOut}>
                <Icon name="logout" size={18} /> Logout
              </button>
            </li>
          ) : null}
        </ul>
      </div>
    </div>
  )
}
