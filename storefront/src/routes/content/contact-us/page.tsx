import { Link } from 'react-router-dom'
import { ContactForm } from '../../../features/content/forms/ContactForm'
import styles from '../../../features/content/FormPage.module.css'
import { paths } from '../../../paths'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import { Icon } from '../../../shared/ui/Icon'
import ui from '../../../shared/ui/ui.module.css'

/** Write to the people behind the marketplace. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
    <Head
      title="Contact Us"
      description="Write to Botika about an order, a pharmacy, your data or an idea. We answer by email, usually within two working days."
      path={paths.contactUs()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: 'Contact Us' }]} />
      <h1 id="form">Contact Us</h1>
      <p className={styles.lead}>We read everything, and answer by email, usually within two working days.</p>
    </div>
    <div className={styles.layout}>
      <div className={ui.card}>
        <ContactForm labelledBy="form" />
      </div>
      <aside className={styles.aside} aria-label="Quicker ways">
        <div>
          <h2>Quicker ways</h2>
          <ul>
            <li>
              <Icon name="truck" />
              <span>
                Where is my order? <Link to={paths.trackYourOrder()}>Track it</Link> by its number; the phone
                number of the pharmacy stands there as well.
              </span>
            </li>
            <li>
              <Icon name="help" />
              <span>
                Discounts, prescriptions, delivery: see <Link to={paths.faq()}>FAQs</Link>.
              </span>
            </li>
            <li>
              <Icon name="store" />
              <span>
                You have a pharmacy? <Link to={paths.becomeASeller()}>Become a seller</Link>.
              </span>
            </li>
            <li>
              <Icon name="shield" />
              <span>About your data: write “Privacy” as the subject, and the privacy officer answers.</span>
            </li>
          </ul>
        </div>
        <p className={ui.noticeBad}>
          <Icon name="alert" />
          <span>
            Is it an emergency? Call <a href="tel:911">911</a>. We cannot give medical advice by message.
          </span>
        </p>
      </aside>
    </div>
  </div>
)
