import { Link } from 'react-router-dom'
import styles from '../../features/content/Prose.module.css'
import { paths } from '../../paths'
import ui from '../../shared/ui/ui.module.css'
import { StaticPage } from './StaticPage'

const STEPS = [
  {
    title: 'Pharmacies list what they have',
    text: 'Every licensed pharmacy keeps its own prices and stock here. We check the licence, not the price.',
  },
  {
    title: 'You search once',
    text: 'Type a brand, a generic name or what you remember of it. You see all offers, cheapest or nearest first, and the same medicine under other brands.',
  },
  {
    title: 'You order, from one pharmacy or several',
    text: 'Each pharmacy gets its own part of your order. You pay one delivery fee, and see the whole sum before you place anything.',
  },
  {
    title: 'A pharmacist looks at it',
    text: 'Prescriptions are checked by the pharmacy that serves them. Then the pharmacy confirms, packs and ships, or has it ready for you.',
  },
  {
    title: 'You follow it by its number',
    text: 'Each part shows where it is. You can cancel freely until it is shipped.',
  },
]

export const Component = () => (
  <StaticPage
    title="How it Works"
    description="From the shelf of a pharmacy to your door, in five steps."
    path={paths.howItWorks()}
  >
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
        Browse products
      </Link>
      <Link to={paths.howToUse()} className={ui.outline}>
        How to use
      </Link>
    </p>
  </StaticPage>
)
