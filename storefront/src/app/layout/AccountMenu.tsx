import type { Label } from '@botika/common/messages/message'
import * as shell from '@botika/common/messages/shell'
import * as ui from '@botika/common/messages/ui'
import { useRef } from 'react'
import { createPath, Link, useLocation, useNavigate } from 'react-router-dom'
import { t } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import { sessionClient } from '../../lib/session-client'
import { Icon, type IconName } from '../../ui/Icon'
import { dashboardOf, useUser } from '../../session/atoms'
import { useIsHydrated } from '../../lib/useIsHydrated'
import styles from './Header.module.css'

interface Entry {
  to: string
  text: Label
  icon: IconName
}

const DOORS: readonly string[] = [paths.login(), paths.register(), paths.home()]

const guest = (next: string | undefined): readonly Entry[] => [
  { to: paths.login(next ? { next } : {}), text: ui.logIn, icon: 'user' },
  { to: paths.register(next ? { next } : {}), text: ui.register, icon: 'plus' },
  { to: paths.trackYourOrder(), text: ui.trackYourOrder, icon: 'truck' },
  { to: paths.howToUse(), text: ui.howToUse, icon: 'help' },
]

const SIGNED_IN: readonly Entry[] = [
  { to: paths.account(), text: ui.myAccount, icon: 'user' },
  { to: paths.bookmarks(), text: ui.myBookmarks, icon: 'heart' },
  { to: paths.orders(), text: ui.myOrders, icon: 'box' },
  { to: paths.howToUse(), text: ui.howToUse, icon: 'help' },
]

export function AccountMenu() {
  const user = useUser()
  const dashboard = dashboardOf(user)
  const menu = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const here = useLocation()
  const isHydrated = useIsHydrated()
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
        aria-label={user ? `${t(shell.yourAccount)}, ${user.first_name}` : t(shell.logInOrRegister)}
      >
        <Icon name="user" size={22} />
        <span className={styles.accountName}>{user ? user.first_name : t(ui.logIn)}</span>
      </button>
      <div id="account-menu" popover="auto" ref={menu} className={styles.menu}>
        {user ? <p>{user.email}</p> : null}
        <ul>
          {(user ? SIGNED_IN : guest(next)).map(({ to, text, icon }) => (
            <li key={to}>
              <Link to={to} onClick={close}>
                <Icon name={icon} size={18} /> {t(text)}
              </Link>
            </li>
          ))}
          {dashboard ? (
            <li>
              <a href={dashboard}>
                <Icon name="grid" size={18} /> {t(shell.dashboard)}
              </a>
            </li>
          ) : null}
          {user ? (
            <li>
              <button type="button" onClick={logOut}>
                <Icon name="logout" size={18} /> {t(shell.logout)}
              </button>
            </li>
          ) : null}
        </ul>
      </div>
    </div>
  )
}
