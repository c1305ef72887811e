import * as shell from '@botika/common/messages/shell'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { t } from '../../lib/language/text'
import { useOutsideLinks } from '../../lib/site'
import { Logo } from '../../ui/Logo'
import ui from '../../ui/ui.module.css'
import styles from './Footer.module.css'

const GROUPS = [
  {
    id: 'footer-browse',
    title: shell.browse,
    links: [
      { to: paths.products(), text: uiMessages.products },
      { to: paths.doctors(), text: uiMessages.doctors },
      { to: paths.pharmacies(), text: uiMessages.pharmacies },
      { to: paths.facilityList('hospitals'), text: uiMessages.hospitals },
      { to: paths.facilityList('clinics'), text: uiMessages.clinics },
    ],
  },
  {
    id: 'footer-about',
    title: shell.about,
    links: [
      { to: paths.aboutUs(), text: uiMessages.aboutUs },
      { to: paths.becomeASeller(), text: uiMessages.becomeASeller },
      { to: paths.news(), text: uiMessages.news },
      { to: paths.events(), text: uiMessages.events },
      { to: paths.contactUs(), text: uiMessages.contactUs },
    ],
  },
  {
    id: 'footer-help',
    title: shell.help,
    links: [
      { to: paths.trackYourOrder(), text: uiMessages.trackYourOrder },
      { to: paths.howItWorks(), text: uiMessages.howItWorks },
      { to: paths.howToUse(), text: uiMessages.howToUse },
      { to: paths.faq(), text: uiMessages.faqs },
      { to: paths.privacyPolicy(), text: uiMessages.privacyPolicy },
      { to: paths.termsOfUse(), text: uiMessages.termsOfUse },
    ],
  },
]

const NETWORKS = [
  {
    name: 'Facebook',
    host: 'facebook.com',
    shape: 'M14 8h2.5V4.5H14c-2.5 0-4 1.6-4 4V11H7.5v3.5H10V21h3.5v-6.5h2.6l.6-3.5h-3.2V9c0-.6.3-1 .5-1z',
  },
  {
    name: 'Instagram',
    host: 'instagram.com',
    shape:
      'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM16.8 7.2h.01',
  },
  { name: 'X', host: 'x.com', shape: 'M4.5 4.5l15 15M19 4.5 5 19.5' },
]
const OTHER = 'M10 14l4-4M9 7l1.5-1.5a4 4 0 0 1 6 6L15 13M15 17l-1.5 1.5a4 4 0 0 1-6-6L9 11'

function networkOf(address: string) {
  const host = new URL(address).hostname.replace(/^www\./, '')
  return NETWORKS.find((one) => one.host === host) ?? { name: host, shape: OTHER }
}

export function Footer() {
  const { social = [], chat } = useOutsideLinks()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Link to={paths.home()} className={styles.brand}>
            <Logo size={32} /> botika
          </Link>
          <p>{t(shell.medicinesAndHealthServicesFromLicensed)}</p>
          {social.length > 0 || chat ? (
            <ul className={styles.social}>
              {social.map((address) => {
                const { name, shape } = networkOf(address)
                return (
                  <li key={address}>
                    <a href={address} rel="noopener" aria-label={t(shell.botikaOnName, { name })}>
                      <svg viewBox="0 0 24 24" width="20" height="20" className={ui.icon} aria-hidden="true">
                        <path d={shape} />
                      </svg>
                    </a>
                  </li>
                )
              })}
              {chat ? (
                <li>
                  <a href={chat} rel="noopener">
                    {t(shell.chatWithUs)}
                  </a>
                </li>
              ) : null}
            </ul>
          ) : null}
        </div>
        {GROUPS.map(({ id, title, links }) => (
          <nav key={id} aria-labelledby={id}>
            <h2 id={id}>{t(title)}</h2>
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to}>{t(text)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <p>{t(shell.copyright)}</p>
        <p>{t(shell.pricesIncludeVatSeniorCitizens)}</p>
      </div>
    </footer>
  )
}
