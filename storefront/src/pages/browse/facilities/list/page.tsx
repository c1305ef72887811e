import * as directory from '@botika/common/messages/directory'
import { formatNumber } from '@botika/common/numbers/format-number'
import * as uiMessages from '@botika/common/messages/ui'
import { NavLink, useLocation } from 'react-router-dom'
import { t } from '../../../../lib/language/text'
import { ListHeading } from '../../../../listing/ListHeading'
import { DirectoryCard } from '../../../../directory/DirectoryCard'
import { DirectoryList } from '../../../../directory/DirectoryList'
import { DirectoryTools } from '../../../../directory/DirectoryTools'
import { FACILITY_KINDS } from '../../../../directory/facility-kinds'
import { OtherKinds, SearchTabs } from '../../../../search/SearchTabs'
import { FACILITY_SLUGS, paths } from '../../../../lib/paths'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import chips from '../../../../ui/chips.module.css'
import { Head } from '../../../../ui/Head'
import { Icon } from '../../../../ui/Icon'
import { useCurrentInView } from '../../../../ui/useCurrentInView'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../lib/router/page-context'

export function Component() {
  const { kind, page, query, searched, counts } = useLoaderData<typeof loader>()
  const { icon, ...names } = FACILITY_KINDS[kind]
  const one = t(names.one)
  const many = t(names.many)
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={searched === null ? many : `${many}: ${searched}`}
        description={t(names.about)}
        {...(searched === null ? { path: paths.facilityList(kind) } : {})}
      />
      <Breadcrumbs
        crumbs={
          searched === null
            ? [{ name: t(directory.healthFacilities), to: paths.facilities() }, { name: many }]
            : [{ name: t(uiMessages.searchResults) }]
        }
      />
      <ListHeading
        title={searched === null ? many : t(directory.whatForWords, { what: many, words: searched })}
        count={`${formatNumber(page.total)} ${page.total === 1 ? one : many}`}
      />
      {searched === null ? <FacilityTabs /> : <SearchTabs keyword={searched} counts={counts} />}
      {page.total > 0 || searched === null ? (
        <DirectoryTools query={query} what={many.toLowerCase()} hasKeyword={searched === null} />
      ) : null}
      <DirectoryList
        page={page}
        icon={icon}
        emptyText={t(directory.noWhatWasFound, { what: one.toLowerCase() })}
        all={{ to: paths.facilityList(kind), text: t(directory.allWhat, { what: many.toLowerCase() }) }}
        waysOut={searched === null ? null : <OtherKinds keyword={searched} counts={counts} />}
        card={(entry, isFirst) => (
          <DirectoryCard
            entry={entry}
            isFirst={isFirst}
            to={paths.facility(kind, entry)}
            icon={icon}
            about={entry.services.slice(0, 3).join(', ')}
            action={t(directory.viewWhat, { what: one })}
          />
        )}
      />
    </div>
  )
}

function FacilityTabs() {
  const tabs = useCurrentInView(useLocation().pathname)
  return (
    <nav ref={tabs} aria-label={t(directory.kindsOfFacilities)} className={chips.chips}>
      {FACILITY_SLUGS.map((kind) => (
        <NavLink key={kind} to={paths.facilityList(kind)}>
          <Icon name={FACILITY_KINDS[kind].icon} size={18} /> {t(FACILITY_KINDS[kind].many)}
        </NavLink>
      ))}
    </nav>
  )
}
