import { Link } from '../../../lib/router/Link'
import { speech, t } from '../../../lib/language/words'
import { Sections } from '../../../content/Sections'
import styles from '../../../content/FormPage.module.css'
import { paths } from '../../../lib/paths'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import ui from '../../../ui/ui.module.css'
import { GUIDE } from './guide'
import { guideInFilipino } from './guide-fil'

/** A guide through the site, in the order in which one needs it. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
    <Head
      title={t('How to use')}
      description={t(
        'A guide to Botika: set your place, search, compare pharmacies, check out with a prescription or a senior citizen discount, and track your order.',
      )}
      path={paths.howToUse()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: t('How to use') }]} />
      <h1>{t('How to use Botika')}</h1>
      <p className={styles.lead}>
        {t(
          'From the first search to the parcel at your door. Show it to your parents: the letters grow with the browser, and nothing here needs an account.',
        )}
      </p>
    </div>
    <Sections sections={speech() ? guideInFilipino() : GUIDE}>
      <p className={ui.row}>
        <Link to={paths.products()} className={ui.primary}>
          {t('Start with a search')}
        </Link>
        <Link to={paths.faq()} className={ui.outline}>
          {t('FAQs')}
        </Link>
      </p>
    </Sections>
  </div>
)
