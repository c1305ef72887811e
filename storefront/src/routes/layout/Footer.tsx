import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { Mark } from '../../shared/ui/Mark'
import styles from './Footer.module.css'

const GROUPS = [
  {
    title: 'Browse',
    links: [
      { to: paths.products(), text: 'Products' },
      { to: paths.doctors(), text: 'Doctors' },
      { to: paths.pharmacies(), text: 'Pharmacies' },
      { to: paths.facilityList('hospitals'), text: 'Hospitals' },
      { to: paths.facilityList('clinics'), text: 'Clinics' },
    ],
  },
  {
    title: 'About',
    links: [
      { to: paths.aboutUs(), text: 'About Us' },
      { to: paths.becomeASeller(), text: 'Become a Seller' },
      { to: paths.news(), text: 'News' },
      { to: paths.events(), text: 'Events' },
      { to: paths.contactUs(), text: 'Contact Us' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: paths.trackYourOrder(), text: 'Track your Order' },
      { to: paths.howItWorks(), text: 'How it Works' },
      { to: paths.howToUse(), text: 'How to use' },
      { to: paths.faq(), text: 'FAQs' },
      { to: paths.privacyPolicy(), text: 'Privacy Policy' },
      { to: paths.termsOfUse(), text: 'Terms of Use' },
    ],
  },
]

const SOCIAL = [
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    shape: 'M14 8h2.5V4.5H14c-2.5 0-4 1.6-4 4V11H7.5v3.5H10V21h3.5v-6.5h2.6l.6-3.5h-3.2V9c0-.6.3-1 .5-1z',
  },
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    shape:
      'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM16.8 7.2h.01',
  },
  { name: 'X', href: 'https://x.com/', shape: 'M4.5 4.5l15 15M19 4.5 5 19.5' },
]

/** Links to everything, and who stands behind it. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Link to={paths.home()} className={styles.brand}>
            <Mark size={32} /> botika
          </Link>
          <p>
            Medicines and health services from licensed pharmacies near you. Compare prices, order, and track
            it to your door.
          </p>
          <ul className={styles.social}>
            {SOCIAL.map(({ name, href, shape }) => (
              <li key={name}>
                <a href={href} rel="noopener" aria-label={`Botika on ${name}`}>
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
            ))}
          </ul>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-labelledby={`footer-${title}`}>
            <h2 id={`footer-${title}`}>{title}</h2>
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <p>© 2021 Botika. Ask your doctor or pharmacist before you take a medicine.</p>
        <p>Prices include VAT. Senior citizens and persons with disability pay less at checkout.</p>
      </div>
    </footer>
  )
}
