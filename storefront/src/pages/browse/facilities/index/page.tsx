import * as directory from '@botika/common/messages/directory'
import { Link } from 'react-router-dom'
import { FACILITY_KINDS } from '../../../../directory/facility-kinds'
import { FACILITY_SLUGS, paths } from '../../../../lib/paths'
import { t } from '../../../../lib/language/text'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import { Head } from '../../../../ui/Head'
import { Icon } from '../../../../ui/Icon'
import tiles from '../../../../ui/tiles.module.css'
import ui from '../../../../ui/ui.module.css'

export const Component = () => (
  <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
    <Head
      title={t(directory.healthFacilities)}
      description={t(directory.hospitalsClinicsLaboratoriesVeterinarians)}
      path={paths.facilities()}
    />
    <div>
      <Breadcrumbs crumbs={[{ name: t(directory.healthFacilities) }]} />
      <h1>{t(directory.healthFacilities)}</h1>
    </div>
    <ul className={tiles.tiles}>
      {FACILITY_SLUGS.map((kind) => (
        <li key={kind} className={tiles.tile}>
          <span className={tiles.icon}>
            <Icon name={FACILITY_KINDS[kind].icon} size={28} />
          </span>
          <h2>
            <Link to={paths.facilityList(kind)}>{t(FACILITY_KINDS[kind].many)}</Link>
          </h2>
          <p>{t(FACILITY_KINDS[kind].about)}</p>
        </li>
      ))}
    </ul>
  </div>
)
