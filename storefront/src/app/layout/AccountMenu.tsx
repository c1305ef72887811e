import { useRef } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { Link } from '../../lib/router/Link'
import { t, word } from '../../lib/language/words'
import { paths } from '../../lib/paths'
import { sessionClient } from '../../lib/session-client'
import { Icon, type IconName } from '../../ui/Icon'
import { hasRole, useUser } from '../../session/atoms'
import { useIsHydrated } from '../../lib/useIsHydrated'
import styles from './Header.module.css'

interface Entry {
  to: string
  text: string
  icon: IconName
}

// these two come back to where one was
const DOORS: readonly string[] = [paths.login(), paths.register(), paths.home()]

const guest = (next: string | undefined): readonly Entry[] => [
  { to: paths.login(next ? { next } : {}), text: word('Log in'), icon: 'user' },
  { to: paths.register(next ? { next } : {}), text: word('Register'), icon: 'plus' },
  { to: paths.trackYourOrder(), text: word('Track your Order'), icon: 'truck' },
  { to: paths.howToUse(), text: word('How to use'), icon: 'help' },
]

const SIGNED_IN: readonly Entry[] = [
  { to: paths.account(), text: word('My Account'), icon: 'user' },
  { to: paths.bookmarks(), text: word('My Bookmarks'), icon: 'heart' },
  { to: paths.orders(), text: word('My Orders'), icon: 'box' },
  { to: paths.howToUse(), text: word('How to use'), icon: 'help' },
]

/** The menu of the person, or of a guest. A native popover: it opens without scripts as well. */
export function AccountMenu() {
  const user = useUser()
  const menu = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const here = useLocation()
  const isHydrated = useIsHydrated()
  // rendered pages are the same for everybody; on the way in already, the address says where to go
  const onward = DOORS.includes(here.pathname)
    ? new URLSearchParams(here.search).get('next')
    : createPath(here)
  const next = isHydrated && onward ? onward : undefined
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
        aria-label={user ? `${t('Your account')}, ${user.first_name}` : t('Log in or register')}
      >
        <Icon name="user" size={22} />
        <span className={styles.accountName}>{user ? user.first_name : t('Log in')}</span>
      </button>
      <div id="account-menu" popover="auto" ref={menu} className={styles.menu}>
        {user ? <p>{user.email}</p> : null}
        <ul>
          {(user ? SIGNED_IN : guest(next)).map(({ to, text, icon }) => (
            <li key={text}>
              <Link to={to} onClick={close}>
                <Icon name={icon} size={18} /> {t(text)}
              </Link>
            </li>
          ))}
          {hasRole(user, 'seller', 'admin') ? (
            <li>
              <a href={hasRole(user, 'admin') ? paths.adminDashboard() : paths.sellerDashboard()}>
                <Icon name="grid" size={18} /> {t('Dashboard')}
              </a>
            </li>
          ) : null}
          {user ? (
            <li>
              <button type="button" onClick={logOut}>
                <Icon name="logout" size={18} /> {t('Logout')}
              </button>
            </li>
          ) : null}
        </ul>
      </div>
    </div>
  )
}
