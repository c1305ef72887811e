import * as selling from '@botika/common/messages/selling'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../../../lib/language/text'
import { PreregisterForm } from '../../../content/forms/PreregisterForm'
import styles from '../../../content/FormPage.module.css'
import { Steps } from '../../../content/Steps'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'

const NEXT = [
  { title: selling.weCheckYourLicence, text: selling.andMayCallOrWrite },
  { title: selling.youGetAnEmail, text: selling.withALinkToSet },
  { title: selling.youOpenYourShop, text: selling.addressOpeningHoursThenYourProducts },
]

export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
    <Head
      title={t(selling.preRegisterYourPharmacy)}
      description={t(selling.applyToSellOnBotika)}
      path={paths.preRegister()}
    />
    <div>
      <Breadcrumbs
        crumbs={[
          { name: t(uiMessages.becomeASeller), to: paths.becomeASeller() },
          { name: t(selling.preRegister) },
        ]}
      />
      <h1 id="form">{t(selling.preRegisterYourPharmacy)}</h1>
      <p className={styles.lead}>{t(selling.twoMinutesFreeAndItBinds)}</p>
    </div>
    <div className={styles.layout}>
      <div className={ui.card}>
        <PreregisterForm />
      </div>
      <aside className={styles.aside} aria-label={t(selling.whatHappensNext)}>
        <div>
          <h2>{t(selling.whatHappensNext)}</h2>
          <Steps steps={NEXT} />
        </div>
        <p className={`${ui.small} ${ui.muted}`}>
          {withNodes(selling.weUseWhatYouType, {
            link: <Link to={paths.privacyPolicy()}>{t(uiMessages.privacyPolicy)}</Link>,
          })}
        </p>
      </aside>
    </div>
  </div>
)
