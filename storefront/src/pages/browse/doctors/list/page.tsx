import * as directory from '@botika/common/messages/directory'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../../lib/language/text'
import { ListHeading } from '../../../../listing/ListHeading'
import { DirectoryCard } from '../../../../directory/DirectoryCard'
import { DirectoryList } from '../../../../directory/DirectoryList'
import { DirectoryTools } from '../../../../directory/DirectoryTools'
import { OtherKinds, SearchTabs } from '../../../../search/SearchTabs'
import { paths } from '../../../../lib/paths'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import chips from '../../../../ui/chips.module.css'
import { Head } from '../../../../ui/Head'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../lib/router/page-context'

type Listed = Awaited<ReturnType<typeof loader>>

export const Component = () => <DoctorList {...useLoaderData<typeof loader>()} />

export function DoctorList({ page, query, searched, counts, specialty, subspecialty, specialties }: Listed) {
  const title =
    searched === null
      ? (subspecialty ?? specialty?.name ?? t(uiMessages.doctors))
      : t(directory.doctorsForWords, { words: searched })
  const links = specialty
    ? specialty.subspecialties.map((name) => ({
        name,
        to: paths.specialty(specialty.name, name),
        isOn: name === subspecialty,
      }))
    : specialties.map(({ name }) => ({ name, to: paths.specialty(name), isOn: false }))
  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={title}
        description={t(directory.titleClinicsSchedulesAndFees, { title })}
        {...(searched === null
          ? { path: specialty ? paths.specialty(specialty.name, subspecialty ?? undefined) : paths.doctors() }
          : {})}
      />
      <Breadcrumbs
        crumbs={
          searched !== null
            ? [{ name: t(uiMessages.searchResults) }]
            : specialty
              ? [
                  { name: t(uiMessages.doctors), to: paths.doctors() },
                  ...(subspecialty ? [{ name: specialty.name, to: paths.specialty(specialty.name) }] : []),
                  { name: title },
                ]
              : [{ name: t(uiMessages.doctors) }]
        }
      />
      <ListHeading title={title} count={t(directory.countDoctors, { count: page.total })} />
      {searched === null ? (
        links.length > 0 ? (
          <nav aria-label={t(directory.specialties)} className={chips.chips}>
            {links.map(({ name, to, isOn }) => (
              <Link key={name} to={to} aria-current={isOn ? 'page' : undefined}>
                {name}
              </Link>
            ))}
          </nav>
        ) : null
      ) : (
        <SearchTabs keyword={searched} counts={counts} />
      )}
      {page.total > 0 || searched === null ? (
        <DirectoryTools
          query={query}
          what={t(uiMessages.doctorsNoun)}
          hasKeyword={searched === null}
          hasHours={false}
        />
      ) : null}
      <DirectoryList
        page={page}
        icon="stetho"
        emptyText={t(directory.noDoctorWasFound)}
        all={{ to: paths.doctors(), text: t(uiMessages.allDoctors) }}
        waysOut={searched === null ? null : <OtherKinds keyword={searched} counts={counts} />}
        card={(doctor, isFirst) => (
          <DirectoryCard
            entry={doctor}
            isFirst={isFirst}
            to={paths.doctor(doctor)}
            icon="stetho"
            about={[doctor.specialty_name, doctor.subspecialty].filter(Boolean).join(' · ')}
            action={t(directory.viewDoctor)}
            isPortrait
          />
        )}
      />
    </div>
  )
}
