import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { addressLine } from '@botika/common/address-line'
import type { Offer } from '@botika/common/products/schema'
import { Link } from 'react-router-dom'
import { withNodes } from '../lib/language/withNodes'
import { paths } from '../lib/paths'
import { t } from '../lib/language/words'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { OpenBadge } from '../ui/OpenBadge'
import { directionsTo } from '../place/directions'
import { formatDistance, useDistance } from '../place/atoms'
import styles from './SellerLine.module.css'

/** Who sells it: name, address, licence, and how to reach them (RA 11967). */
export function SellerLine({ offer }: { offer: Offer }) {
  const km = useDistance()(offer)
  const way = directionsTo(offer)
  const pharmacy = { id: offer.pharmacy_id, name: offer.pharmacy_name }
  return (
    <div className={styles.seller}>
      <span className={styles.icon}>
        <Icon name="store" size={24} />
      </span>
      <div className={styles.who}>
        <p className={styles.name}>
          {withNodes(catalogue.soldByPharmacy, {
            pharmacy: <Link to={paths.pharmacy(pharmacy)}>{offer.pharmacy_name}</Link>,
          })}
        </p>
        <p className={styles.address}>{addressLine({ address: offer.address, city: offer.city })}</p>
        {offer.license_number ? (
          <p className={styles.address}>{t(uiMessages.fdaLicenceNumber, { number: offer.license_number })}</p>
        ) : null}
        <p className={ui.row}>
          <OpenBadge isOpen={offer.is_open_now} />
          {km === null ? null : (
            <span className={ui.badge}>{t(uiMessages.kmAway, { km: formatDistance(km) })}</span>
          )}
        </p>
      </div>
      <div className={styles.links}>
        {offer.phone ? (
          <a className={ui.soft} href={`tel:${offer.phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" size={18} /> {t(uiMessages.contact)}
          </a>
        ) : null}
        {way ? (
          <a className={ui.outline} href={way} rel="noopener">
            {t(uiMessages.getDirections)}
          </a>
        ) : null}
        <Link className={ui.outline} to={paths.pharmacy(pharmacy)}>
          {t(uiMessages.viewPharmacy)}
        </Link>
      </div>
    </div>
  )
}
