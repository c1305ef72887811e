import { formatDate } from '@botika/common/time'
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
      title="Terms of Use"
      description="The terms of Botika in plain words: who sells, prices and discounts, prescriptions, cancelling and returning, and what this site is not."
      path={paths.termsOfUse()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: 'Terms of Use' }]} />
      <h1>Terms of Use</h1>
      <p className={styles.lead}>
        What you can expect here, and what is expected of you. In force since {formatDate(IN_FORCE_SINCE)}.
      </p>
    </div>
    <Sections sections={TERMS} />
  </div>
)
