import { InEnglish } from '../../../shared/language/InEnglish'
import { formatDate } from '../../../shared/language/dates'
import { t } from '../../../shared/language/words'
import styles from '../../../features/content/FormPage.module.css'
import { Sections } from '../../../features/content/Sections'
import { paths } from '../../../paths'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import ui from '../../../shared/ui/ui.module.css'
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
