import { formatDate } from '@botika/common/time'
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
      title="Privacy Policy"
      description="What Botika keeps about you, why, for how long, who sees it, and your rights under the Data Privacy Act of 2012 (RA 10173), in plain words."
      path={paths.privacyPolicy()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: 'Privacy Policy' }]} />
      <h1>Privacy Policy</h1>
      <p className={styles.lead}>
        What you buy at a pharmacy says much about you. This notice says what we keep, why, for how long and
        who sees it, as the Data Privacy Act of 2012 (RA 10173) asks. In force since{' '}
        {formatDate(IN_FORCE_SINCE)}.
      </p>
    </div>
    <Sections sections={NOTICE} />
  </div>
)
