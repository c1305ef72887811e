import { PreregisterForm } from '../../features/content/PreregisterForm'
import styles from '../../features/content/Prose.module.css'
import { paths } from '../../paths'
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs'
import { Head } from '../../shared/ui/Head'
import { Icon, type IconName } from '../../shared/ui/Icon'
import tiles from '../../shared/ui/tiles.module.css'
import ui from '../../shared/ui/ui.module.css'

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'search',
    title: 'Be found',
    text: 'People nearby who look for a medicine see your pharmacy, your price and your hours.',
  },
  {
    icon: 'box',
    title: 'Your shelf, your prices',
    text: 'Add products one by one or thousands from a spreadsheet. Change price and stock in a tap.',
  },
  {
    icon: 'truck',
    title: 'Orders in clear steps',
    text: 'Confirm, ship, receive, paid: one next step at a time, on the phone behind the counter.',
  },
  {
    icon: 'shield',
    title: 'The law built in',
    text: 'Senior and PWD discounts, prescriptions and the sales record book are done for you.',
  },
]

/** Why a pharmacy should sell here, and how it begins. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page}`}>
    <Head
      title="Become a Seller"
      description="Get more customers: put your pharmacy’s shelf where people look. Licensed pharmacies in the Philippines can apply here."
      path={paths.becomeASeller()}
    />
    <Breadcrumbs crumbs={[{ name: 'Become a Seller' }]} />
    <div className={styles.split}>
      <div className={ui.stack}>
        <h1>Get more customers for your pharmacy</h1>
        <p className={styles.lead}>No fee to join. You keep your prices, your customers and your name.</p>
        <ul className={tiles.tiles}>
          {REASONS.map(({ icon, title, text }) => (
            <li key={title} className={tiles.tile}>
              <span className={tiles.icon}>
                <Icon name={icon} size={26} />
              </span>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={ui.notice}>
          <Icon name="info" /> You need a valid FDA licence to operate (LTO) and a registered pharmacist.
        </p>
      </div>
      <PreregisterForm />
    </div>
  </div>
)
