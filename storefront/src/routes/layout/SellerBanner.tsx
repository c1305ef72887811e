import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import styles from './Layout.module.css'

/** The specification's banner. */
export const SellerBanner = () => (
  <aside className={styles.banner} aria-label="For pharmacies">
    Get more customers with the product! <Link to={paths.becomeASeller()}>Become a seller now</Link>
  </aside>
)
