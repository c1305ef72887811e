import * as shell from '@botika/common/messages/shell'
import * as ui from '@botika/common/messages/ui'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { language, t } from '../../lib/language/text'
import { Logo } from '../../ui/Logo'
import { DeliverTo } from '../../place/DeliverTo'
import { SearchBox } from '../../search/SearchBox'
import { AccountMenu } from './AccountMenu'
import styles from './Header.module.css'
import { useOutsideLinks } from '../../lib/site'
import { Icon } from '../../ui/Icon'
import type { ReactNode } from 'react'
import { useAtomValue } from '../../lib/store'
import { cartCountAtom } from '../../cart/state/atoms'

const SWITCH = '/language'

/** A form, so that it works without scripts and no crawler follows it. */
function LanguageSwitch({ className }: { className?: string | undefined }) {
  const [to, name, short] = language() === 'fil' ? ['en', 'English', 'EN'] : ['fil', 'Filipino', 'FIL']
  return (
    <form action={SWITCH}>
      <button name="to" value={to} lang={to} aria-label={`${short}: ${name}`} className={className}>
        {short}
      </button>
    </form>
  )
}

const LINKS = [
  { to: paths.products(), text: ui.products },
  { to: paths.pharmacies(), text: ui.pharmacies },
  { to: paths.doctors(), text: ui.doctors },
  { to: paths.facilityList('hospitals'), text: ui.hospitals },
  { to: paths.news(), text: ui.news },
  { to: paths.trackYourOrder(), text: ui.trackYourOrder },
  { to: paths.howToUse(), text: ui.howToUse },
]

export function Header() {
  const { pathname } = useLocation()
  const hasItems = useAtomValue(cartCountAtom) > 0
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Link to={paths.home()} className={styles.brand} aria-label={t(shell.botikaHome)}>
          <Logo />
          <span>botika</span>
        </Link>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.tools}>
          <LanguageSwitch className={styles.account} />
          <ChatButton />
          <AccountMenu />
          <CartLink className={styles.cart} />
        </div>
      </div>
      <div className={styles.under}>
        <nav aria-label={t(shell.main)} className={styles.nav}>
          <ul>
            {LINKS.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to}>{t(text)}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <DeliverTo isTime={hasItems || pathname.startsWith(paths.search())} />
      </div>
    </header>
  )
}

/** Opens `CHAT_URL` in a new tab, or the contact form without one; no third-party script. */
export function ChatButton() {
  const { chat } = useOutsideLinks()
  const text = t(chat ? shell.chatWithUs : shell.messageUs)
  const elsewhere = chat ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Link to={chat ?? paths.contactUs()} className={styles.account} aria-label={text} {...elsewhere}>
      <Icon name="chat" size={22} />
      <span className={styles.chatName}>{text}</span>
    </Link>
  )
}

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
