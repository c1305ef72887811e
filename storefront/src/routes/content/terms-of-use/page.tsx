import { InEnglish } from '../../../shared/language/InEnglish'
import { formatDate } from '../../../shared/language/dates'
import { t } from '../../../shared/language/words'
import styles from '../../../features/content/FormPage.module.css'
import { Sections } from '../../../features/content/Sections'
import { paths } from '../../../paths'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import ui from '../../../shared/ui/ui.module.css'
import { IN_FORCE_SINCE, TERMS } from './terms'

/** What shoppers, pharmacies and the marketplace owe each other. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
    <Head
      title={t('Terms of Use')}
      description={t(
        'The terms of Botika in plain words: who sells, prices and discounts, prescriptions, cancelling and returning, and what this site is not.',
      )}
      path={paths.termsOfUse()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: t('Terms of Use') }]} />
      <h1>{t('Terms of Use')}</h1>
      <p className={styles.lead}>
        {t('What you can expect here, and what is expected of you. In force since {date}.', {
          date: formatDate(IN_FORCE_SINCE),
        })}
      </p>
    </div>
    <InEnglish>
      <Sections sections={TERMS} />
    </InEnglish>
  </div>
)
