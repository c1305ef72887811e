import { Link } from '../../../lib/router/Link'
import { withNodes } from '../../../lib/language/withNodes'
import { t } from '../../../lib/language/words'
import { ContactForm } from '../../../content/forms/ContactForm'
import styles from '../../../content/FormPage.module.css'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import { Icon } from '../../../ui/Icon'
import ui from '../../../ui/ui.module.css'

/** Write to the people behind the marketplace. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
    <Head
      title={t('Contact Us')}
      description={t(
        'Write to Botika about an order, a pharmacy, your data or an idea. We answer by email, usually within two working days.',
      )}
      path={paths.contactUs()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: t('Contact Us') }]} />
      <h1 id="form">{t('Contact Us')}</h1>
      <p className={styles.lead}>
        {t('We read everything, and answer by email, usually within two working days.')}
      </p>
    </div>
    <div className={styles.layout}>
      <div className={ui.card}>
        <ContactForm labelledBy="form" />
      </div>
      <aside className={styles.aside} aria-label={t('Quicker ways')}>
        <div>
          <h2>{t('Quicker ways')}</h2>
          <ul>
            <li>
              <Icon name="truck" />
              <span>
                {withNodes(
                  'Where is my order? {link} by its number; the phone number of the pharmacy stands there as well.',
                  { link: <Link to={paths.trackYourOrder()}>{t('Track it')}</Link> },
                )}
              </span>
            </li>
            <li>
              <Icon name="help" />
              <span>
                {withNodes('Discounts, prescriptions, delivery: see {link}.', {
                  link: <Link to={paths.faq()}>{t('FAQs')}</Link>,
                })}
              </span>
            </li>
            <li>
              <Icon name="store" />
              <span>
                {withNodes('You have a pharmacy? {link}.', {
                  link: <Link to={paths.becomeASeller()}>{t('Become a seller')}</Link>,
                })}
              </span>
            </li>
            <li>
              <Icon name="shield" />
              <span>
                {t('About your data: write “Privacy” as the subject, and the privacy officer answers.')}
              </span>
            </li>
          </ul>
        </div>
        <p className={ui.noticeBad}>
          <Icon name="alert" />
          <span>
            {withNodes('Is it an emergency? Call {link}. We cannot give medical advice by message.', {
              link: <a href="tel:911">911</a>,
            })}
          </span>
        </p>
      </aside>
    </div>
  </div>
)
