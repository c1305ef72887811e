import * as directory from '@botika/common/messages/directory'
import { NavLink, useLocation } from 'react-router-dom'
import { FACILITY_SLUGS, paths } from '../lib/paths'
import styles from '../ui/chips.module.css'
import { t } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import { useCurrentInView } from '../ui/useCurrentInView'
import { FACILITY_KINDS } from './facility-kinds'

export function FacilityTabs() {
  const tabs = useCurrentInView(useLocation().pathname)
  return (
    <nav ref={tabs} aria-label={t(directory.kindsOfFacilities)} className={styles.chips}>
      {FACILITY_SLUGS.map((kind) => (
        <NavLink key={kind} to={paths.facilityList(kind)}>
          <Icon name={FACILITY_KINDS[kind].icon} size={18} /> {t(FACILITY_KINDS[kind].many)}
        </NavLink>
      ))}
    </nav>
  )
}
