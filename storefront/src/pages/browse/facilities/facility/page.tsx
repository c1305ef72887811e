import * as directory from '@botika/common/messages/directory'
import { t } from '../../../../lib/language/text'
import { DirectoryDetails } from '../../../../directory/DirectoryDetails'
import { FACILITY_KINDS } from '../../../../directory/facility-kinds'
import { paths } from '../../../../lib/paths'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import { Head } from '../../../../ui/Head'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../lib/router/page-context'

export function Component() {
  const { kind, facility } = useLoaderData<typeof loader>()
  const { one, many, icon, schemaType } = FACILITY_KINDS[kind]
  const path = paths.facility(kind, facility)
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={facility.name}
        description={t(directory.nameKindInCityAddress, {
          name: facility.name,
          kind: t(one).toLowerCase(),
          city: facility.city ?? t(directory.thePhilippines),
        })}
        path={path}
        image={facility.image}
      />
      <Breadcrumbs
        crumbs={[
          { name: t(directory.healthFacilities), to: paths.facilities() },
          { name: t(many), to: paths.facilityList(kind) },
          { name: facility.name },
        ]}
      />
      <DirectoryDetails entry={facility} icon={icon} schemaType={schemaType} path={path} />
    </div>
  )
}
