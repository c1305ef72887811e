import { Link } from 'react-router-dom'
import styles from '../../features/content/Prose.module.css'
import { paths } from '../../paths'
import ui from '../../shared/ui/ui.module.css'
import { StaticPage } from './StaticPage'

const STEPS = [
  {
    title: 'Say where you are',
    text: 'Tap “Set your location” and choose your city, or let the phone tell. Every pharmacy then shows how far it is.',
  },
  {
    title: 'Search',
    text: 'Type “paracetamol” or “Biogesic”, even with a mistake. Choose from the list that appears, or press Enter to see everything.',
  },
  {
    title: 'Compare',
    text: 'Open a product. “Pharmacies have this” lists every price, with stock and opening hours. “Equivalents” are the same medicine under other brands, with the price of one tablet.',
  },
  {
    title: 'Add to cart',
    text: 'Use the round button on a card, or choose the quantity on the page of the product. Your cart stays in this browser; you need no account.',
  },
  {
    title: 'Check out',
    text: 'Tick what you want to buy, type your name and address, choose delivery or pick-up. Seniors and PWDs add their ID number, and the price changes at once. For Rx medicines add a picture of the prescription.',
  },
  {
    title: 'Keep the number',
    text: 'You get an order number that starts with BTK. Type it under “Track your Order” at any time.',
  },
]

export const Component = () => (
  <StaticPage title="How to use" description="Six small steps, no account needed." path={paths.howToUse()}>
    <ol className={styles.steps}>
      {STEPS.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <p className={ui.row}>
      <Link to={paths.products()} className={ui.primary}>
        Start shopping
      </Link>
      <Link to={paths.faq()} className={ui.outline}>
        Questions and answers
      </Link>
    </p>
  </StaticPage>
)
