import { Link } from 'react-router-dom'
import type { Section } from '../../../content/Sections'
import { paths } from '../../../lib/paths'
import { Retention } from './Retention'

export const IN_FORCE_SINCE = '2026-11-21'

export const NOTICE: readonly Section[] = [
  {
    id: 'short',
    title: 'In short',
    body: [
      [
        'We ask for what an order needs, and for nothing to sell on.',
        'Prescriptions and IDs are seen by you, the pharmacy that handles them and our administrators; each view is recorded.',
        'Pictures of prescriptions, IDs and complaints are deleted after 365 days.',
        'No script, picture or cookie of another company is on these pages.',
        'You may see, correct and have deleted what is about you. Write to us, and a person answers.',
      ],
    ],
  },
  {
    id: 'kept',
    title: 'What we keep, why and for how long',
    body: [
      <Retention key="1" />,
      'We keep health data (what you order, prescriptions) and ID numbers, which the law calls sensitive, only to carry out your order, to protect your health by having a pharmacist check it, and because the laws on medicines and on senior citizens and persons with disability ask for it.',
    ],
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: [
      'These are kept by your own browser and can be cleared there: the guest cart, what you typed into a form until you close the tab (never passwords, ID numbers or pictures), your recent searches, and the place you chose for distances.',
      'When you ask for something that needs them, they are sent for that answer alone: the cart for its price, your place for who brings it there. While you are logged in, your account keeps the place you chose, to about 100 metres, until you forget it with one tap.',
      'There is one cookie, and only when you log in: it holds the key to your session, scripts cannot read it, and it ends after 14 days or when you log out. There is no cookie banner because there is nothing to consent to.',
    ],
  },
  {
    id: 'who',
    title: 'Who sees it',
    body: [
      <ul key="2">
        <li>
          <b>The pharmacy</b> you order from sees your name, number, address, its own part of your order, and
          the prescription and discount that belong to it. It does not see what you bought elsewhere. It is
          responsible for its own records, as when you stand at its counter.
        </li>
        <li>
          <b>Its courier</b> gets the name, number and address on the parcel.
        </li>
        <li>
          <b>Our administrators</b> can open an order to help with it. Every time somebody opens a
          prescription or an ID, the system records who and when.
        </li>
        <li>
          <b>Authorities</b> such as the Food and Drug Administration, the Bureau of Internal Revenue or a
          court, when the law obliges us and to that extent only.
        </li>
      </ul>,
      'Whoever has an order number can see the status and the products of that order, but no name, address or picture. We sell data to nobody, and use none of it for advertising.',
    ],
  },
  {
    id: 'others',
    title: 'No scripts of others',
    body: [
      'These pages load nothing from other companies: no advertising network, no analytics, no captcha service, no fonts. The check that you are a person is a small puzzle that your own device solves, and only our server sees the answer. Links to a map or a social network open that company’s page only when you tap them.',
    ],
  },
  {
    id: 'safe',
    title: 'How it is kept safe',
    body: [
      [
        'Passwords are stored as argon2id hashes, which nobody can read back, neither we.',
        'Pictures of prescriptions, IDs and reported problems lie apart from public ones, and hidden data such as the place where a picture was taken is removed.',
        'Order numbers cannot be guessed or counted, and our logs do not hold them.',
        'Signing in, tracking and forms are limited in how often they may be tried.',
        'If data about you is ever exposed in a way that may harm you, we tell you and the National Privacy Commission within 72 hours of knowing.',
      ],
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: [
      'Under the Data Privacy Act you have the right',
      [
        'to be informed, which is what this page is for;',
        'to see what we keep about you, and to get a copy that a computer can read;',
        'to have corrected what is wrong;',
        'to have erased or blocked what is no longer needed;',
        'to object, and to take back a consent you gave;',
        'to be compensated for harm, and to complain.',
      ],
      'Erasing has one limit: records that tax law and the senior citizen and PWD laws ask pharmacies to keep stay until their time is over. When an account is deleted, its orders stay without your name.',
      'Somebody you trust may use these rights for you, and parents may for their children. Please do not order for yourself if you are under 18; let an adult do it.',
    ],
  },
  {
    id: 'contact',
    title: 'Whom to ask',
    body: [
      <p key="3">
        Write to the pharmacy network’s privacy officer, through the{' '}
        <Link to={paths.contactUs()}>contact page</Link>, with “Privacy” as the subject. So that nobody else
        gets your data, we may ask for your order number or for an answer from your email address. You have
        our reply within 15 working days.
      </p>,
      <p key="4">
        If it does not satisfy you, you may turn to the National Privacy Commission at{' '}
        <a href="https://privacy.gov.ph" rel="noopener">
          privacy.gov.ph
        </a>
        .
      </p>,
      'When this notice changes in a way that matters to you, its date changes and the page says what is new.',
    ],
  },
]
