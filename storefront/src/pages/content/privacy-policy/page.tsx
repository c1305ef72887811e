import { InEnglish } from '../../../ui/InEnglish'
import { formatDate } from '../../../lib/language/dates'
import { t } from '../../../lib/language/words'
import styles from '../../../content/FormPage.module.css'
import { Sections } from '../../../content/Sections'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'
import { IN_FORCE_SINCE, NOTICE } from './notice'

/** What is kept about people, by the Data Privacy Act of 2012. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
    <Head
      title={t('Privacy Policy')}
      description={t(
        'What Botika keeps about you, why, for how long, who sees it, and your rights under the Data Privacy Act of 2012 (RA 10173), in plain words.',
      )}
      path={paths.privacyPolicy()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: t('Privacy Policy') }]} />
      <h1>{t('Privacy Policy')}</h1>
      <p className={styles.lead}>
        {t(
          'What you buy at a pharmacy says much about you. This notice says what we keep, why, for how long and who sees it, as the Data Privacy Act of 2012 (RA 10173) asks. In force since {date}.',
          { date: formatDate(IN_FORCE_SINCE) },
        )}
      </p>
    </div>
    <InEnglish>
      <Sections sections={NOTICE} />
    </InEnglish>
  </div>
)
