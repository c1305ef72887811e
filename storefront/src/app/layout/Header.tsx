import { Link, NavLink } from '../../lib/router/Link'
import { paths } from '../../lib/paths'
import { t, word } from '../../lib/language/words'
import { Mark } from '../../ui/Mark'
import { PlaceButton } from '../../place/PlaceButton'
import { SearchBox } from '../../search/SearchBox'
import { AccountMenu } from './AccountMenu'
import { CartLink } from './CartLink'
import { ChatButton } from './ChatButton'
import { LanguageSwitch } from './LanguageSwitch'
import styles from './Header.module.css'

const LINKS = [
  { to: paths.products(), text: word('Products') },
  { to: paths.pharmacies(), text: word('Pharmacies') },
  { to: paths.doctors(), text: word('Doctors') },
  { to: paths.facilityList('hospitals'), text: word('Hospitals') },
  { to: paths.news(), text: word('News') },
  { to: paths.trackYourOrder(), text: word('Track your Order') },
  { to: paths.howToUse(), text: word('How to use') },
]

/** Mark, search, account, cart and the main links. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Link to={paths.home()} className={styles.brand} aria-label={t('Botika, home')}>
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
        <nav aria-label={t('Main')} className={styles.nav}>
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
