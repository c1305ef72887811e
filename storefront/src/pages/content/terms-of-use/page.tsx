import { InEnglish } from '../../../ui/InEnglish'
import { formatDate } from '../../../lib/language/dates'
import { t } from '../../../lib/language/words'
import styles from '../../../content/FormPage.module.css'
import { Sections } from '../../../content/Sections'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'
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
