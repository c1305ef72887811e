import { Link } from 'react-router-dom'
import { FACILITY_KINDS } from '../../../../features/directory/facility-kinds'
import { FACILITY_SLUGS, paths } from '../../../../paths'
import { Breadcrumbs } from '../../../../shared/ui/Breadcrumbs'
import { Head } from '../../../../shared/ui/Head'
import { Icon } from '../../../../shared/ui/Icon'
import tiles from '../../../../shared/ui/tiles.module.css'
import ui from '../../../../shared/ui/ui.module.css'

/** The four kinds of health facilities. */
export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
    <Head
      title="Health facilities"
      description="Hospitals, clinics, laboratories and veterinarians in the Philippines: addresses, phone numbers and opening hours."
      path={paths.facilities()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: 'Health facilities' }]} />
      <h1>Health facilities</h1>
    </div>
    <ul className={tiles.tiles}>
      {FACILITY_SLUGS.map((kind) => (
        <li key={kind} className={tiles.tile}>
          <span className={tiles.icon}>
            <Icon name={FACILITY_KINDS[kind].icon} size={28} />
          </span>
          <h2>
            <Link to={paths.facilityList(kind)}>{FACILITY_KINDS[kind].many}</Link>
          </h2>
          <p>{FACILITY_KINDS[kind].about}</p>
        </li>
      ))}
    </ul>
  </div>
)
