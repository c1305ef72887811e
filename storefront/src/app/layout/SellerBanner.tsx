import * as shell from '@botika/common/messages/shell'
import * as ui from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { withNodes } from '../../lib/language/withNodes'
import { t } from '../../lib/language/words'
import { paths } from '../../lib/paths'
import styles from './Layout.module.css'

/** The specification's banner; its "the product" stands for the name, as in /how-to-use-{product}. */
export const SellerBanner = () => (
  <aside className={styles.banner} aria-label={t(shell.forPharmacies)}>
    {withNodes(shell.getMoreCustomersWithBotikaLink, {
      link: <Link to={paths.becomeASeller()}>{t(ui.becomeASellerNow)}</Link>,
    })}
  </aside>
)
