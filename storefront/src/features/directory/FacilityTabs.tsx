import { useLocation } from 'react-router-dom'
import { NavLink } from '../../shared/router/Link'
import { FACILITY_SLUGS, paths } from '../../paths'
import styles from '../../shared/ui/chips.module.css'
import { t } from '../../shared/language/words'
import { Icon } from '../../shared/ui/Icon'
import { useCurrentInView } from '../../shared/ui/useCurrentInView'
import { FACILITY_KINDS } from './facility-kinds'

/** From one kind of facility to another. */
export function FacilityTabs() {
  const tabs = useCurrentInView(useLocation().pathname)
  return (
    <nav ref={tabs} aria-label={t('Kinds of facilities')} className={styles.chips}>
      {FACILITY_SLUGS.map((kind) => (
        <NavLink key={kind} to={paths.facilityList(kind)}>
          <Icon name={FACILITY_KINDS[kind].icon} size={18} /> {t(FACILITY_KINDS[kind].many)}
        </NavLink>
      ))}
    </nav>
  )
}
