import { ListHeading } from '../../../../shared/listing/ListHeading'
import { DirectoryCard } from '../../../../features/directory/DirectoryCard'
import { DirectoryList } from '../../../../features/directory/DirectoryList'
import { DirectoryTools } from '../../../../features/directory/DirectoryTools'
import { FACILITY_KINDS } from '../../../../features/directory/facility-kinds'
import { FacilityTabs } from '../../../../features/directory/FacilityTabs'
import { SearchTabs } from '../../../../features/search/SearchTabs'
import { paths } from '../../../../paths'
import { Breadcrumbs } from '../../../../shared/ui/Breadcrumbs'
import { Head } from '../../../../shared/ui/Head'
import ui from '../../../../shared/ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../shared/router/page-context'

/** Hospitals, clinics, laboratories or veterinarians. */
export function Component() {
  const { kind, page, query, searched } = useLoaderData<typeof loader>()
  const { one, many, icon, about } = FACILITY_KINDS[kind]
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={searched === null ? many : `${many}: ${searched}`}
        description={about}
        {...(searched === null ? { path: paths.facilityList(kind) } : {})}
      />
      <Breadcrumbs
        crumbs={
          searched === null
            ? [{ name: 'Health facilities', to: paths.facilities() }, { name: many }]
            : [{ name: 'Search Results' }]
        }
      />
      <ListHeading
        title={searched === null ? many : `${many} for “${searched}”`}
        count={`${page.total.toLocaleString('en-PH')} ${page.total === 1 ? one : many}`}
      />
      {searched === null ? <FacilityTabs /> : <SearchTabs keyword={searched} />}
      <DirectoryTools query={query} what={many.toLowerCase()} hasKeyword={searched === null} />
      <DirectoryList
        page={page}
        icon={icon}
        emptyText={`No ${one.toLowerCase()} was found`}
        card={(entry) => (
          <DirectoryCard
            entry={entry}
            to={paths.facility(kind, entry)}
            icon={icon}
            about={entry.services.slice(0, 3).join(', ')}
            action={`View ${one}`}
          />
        )}
      />
    </div>
  )
}
