import * as content from '@botika/common/messages/content'
import * as uiMessages from '@botika/common/messages/ui'
import { InEnglish } from '../../../ui/InEnglish'
import { formatDate } from '../../../lib/language/dates'
import { t } from '../../../lib/language/text'
import styles from '../../../content/FormPage.module.css'
import { Sections } from '../../../content/Sections'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'
import { IN_FORCE_SINCE, NOTICE } from './notice'

export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
    <Head
      title={t(uiMessages.privacyPolicy)}
      description={t(content.whatBotikaKeepsAboutYouWhy)}
      path={paths.privacyPolicy()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: t(uiMessages.privacyPolicy) }]} />
      <h1>{t(uiMessages.privacyPolicy)}</h1>
      <p className={styles.lead}>{t(content.whatYouBuyAtAPharmacy, { date: formatDate(IN_FORCE_SINCE) })}</p>
    </div>
    <InEnglish>
      <Sections sections={NOTICE} />
    </InEnglish>
  </div>
)
