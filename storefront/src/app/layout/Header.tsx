import * as shell from '@botika/common/messages/shell'
import * as ui from '@botika/common/messages/ui'
import { Link, NavLink } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { t, language } from '../../lib/language/words'
import { Mark } from '../../ui/Mark'
import { PlaceButton } from '../../place/PlaceButton'
import { SearchBox } from '../../search/SearchBox'
import { AccountMenu } from './AccountMenu'
import { CartLink } from './CartLink'
import { ChatButton } from './ChatButton'
import styles from './Header.module.css'

// answered by the server, which is told where from by the browser
const SWITCH = '/language'

/** To the other language, named in that language. A form, so that it works without scripts and no crawler follows it. */
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

/** Mark, search, account, cart and the main links. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Link to={paths.home()} className={styles.brand} aria-label={t(shell.botikaHome)}>
          <Mark />
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
        <PlaceButton className={styles.place} />
      </div>
    </header>
  )
}
