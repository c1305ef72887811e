import * as content from '@botika/common/messages/content'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../../../lib/language/text'
import { ContactForm } from '../../../content/forms/ContactForm'
import styles from '../../../content/FormPage.module.css'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import { Icon } from '../../../ui/Icon'
import ui from '../../../ui/ui.module.css'

export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
    <Head
      title={t(uiMessages.contactUs)}
      description={t(content.writeToBotikaAboutAnOrder)}
      path={paths.contactUs()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: t(uiMessages.contactUs) }]} />
      <h1 id="form">{t(uiMessages.contactUs)}</h1>
      <p className={styles.lead}>{t(content.weReadEverythingAndAnswer)}</p>
    </div>
    <div className={styles.layout}>
      <div className={ui.card}>
        <ContactForm />
      </div>
      <aside className={styles.aside} aria-label={t(content.quickerWays)}>
        <div>
          <h2>{t(content.quickerWays)}</h2>
          <ul>
            <li>
              <Icon name="truck" />
              <span>
                {withNodes(content.whereIsMyOrderLink, {
                  link: <Link to={paths.trackYourOrder()}>{t(content.trackIt)}</Link>,
                })}
              </span>
            </li>
            <li>
              <Icon name="help" />
              <span>
                {withNodes(content.discountsPrescriptionsDeliverySeeLink, {
                  link: <Link to={paths.faq()}>{t(uiMessages.faqs)}</Link>,
                })}
              </span>
            </li>
            <li>
              <Icon name="store" />
              <span>
                {withNodes(content.youHaveAPharmacyLink, {
                  link: <Link to={paths.becomeASeller()}>{t(uiMessages.becomeSeller)}</Link>,
                })}
              </span>
            </li>
            <li>
              <Icon name="shield" />
              <span>{t(content.aboutYourDataWritePrivacy)}</span>
            </li>
          </ul>
        </div>
        <p className={ui.noticeBad}>
          <Icon name="alert" />
          <span>{withNodes(content.isItAnEmergencyCall, { link: <a href="tel:911">911</a> })}</span>
        </p>
      </aside>
    </div>
  </div>
)
