import { Link } from '../../lib/router/Link'
import { paths } from '../../lib/paths'
import { t, word } from '../../lib/language/words'
import { useOutsideLinks } from '../../lib/site'
import { Mark } from '../../ui/Mark'
import styles from './Footer.module.css'

const GROUPS = [
  {
    title: word('Browse'),
    links: [
      { to: paths.products(), text: word('Products') },
      { to: paths.doctors(), text: word('Doctors') },
      { to: paths.pharmacies(), text: word('Pharmacies') },
      { to: paths.facilityList('hospitals'), text: word('Hospitals') },
      { to: paths.facilityList('clinics'), text: word('Clinics') },
    ],
  },
  {
    title: word('About'),
    links: [
      { to: paths.aboutUs(), text: word('About Us') },
      { to: paths.becomeASeller(), text: word('Become a Seller') },
      { to: paths.news(), text: word('News') },
      { to: paths.events(), text: word('Events') },
      { to: paths.contactUs(), text: word('Contact Us') },
    ],
  },
  {
    title: word('Help'),
    links: [
      { to: paths.trackYourOrder(), text: word('Track your Order') },
      { to: paths.howItWorks(), text: word('How it Works') },
      { to: paths.howToUse(), text: word('How to use') },
      { to: paths.faq(), text: word('FAQs') },
      { to: paths.privacyPolicy(), text: word('Privacy Policy') },
      { to: paths.termsOfUse(), text: word('Terms of Use') },
    ],
  },
]

/** Networks that have a drawing; another one is told by its address. */
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

/** Links to everything, and who stands behind it. */
export function Footer() {
  const { social = [], chat } = useOutsideLinks()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Link to={paths.home()} className={styles.brand}>
            <Mark size={32} /> botika
          </Link>
          <p>
            {t(
              'Medicines and health services from licensed pharmacies near you. Compare prices, order, and track it to your door.',
            )}
          </p>
          {social.length > 0 || chat ? (
            <ul className={styles.social}>
              {social.map((address) => {
                const { name, shape } = networkOf(address)
                return (
                  <li key={address}>
                    <a href={address} rel="noopener" aria-label={t('Botika on {name}', { name })}>
                      <svg
                        viewBox="0 0 24 24"
                        width="20"
                        height="20"
                        fill="none"
                        stroke="currentColor"
                        strokeWidth="1.8"
                        strokeLinecap="round"
                        strokeLinejoin="round"
                        aria-hidden="true"
                      >
                        <path d={shape} />
                      </svg>
                    </a>
                  </li>
                )
              })}
              {chat ? (
                <li>
                  <a href={chat} rel="noopener">
                    {t('Chat with us')}
                  </a>
                </li>
              ) : null}
            </ul>
          ) : null}
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-labelledby={`footer-${title}`}>
            <h2 id={`footer-${title}`}>{t(title)}</h2>
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
        <p>{t('© 2021 Botika. Ask your doctor or pharmacist before you take a medicine.')}</p>
        <p>{t('Prices include VAT. Senior citizens and persons with disability pay less at checkout.')}</p>
      </div>
    </footer>
  )
}
