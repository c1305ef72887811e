import * as content from '@botika/common/messages/content'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../../lib/language/text'
import { EventCard } from '../../../../content/EventCard'
import styles from '../../../../content/FormPage.module.css'
import { paths } from '../../../../lib/paths'
import { BeyondLast } from '../../../../ui/BeyondLast'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import chips from '../../../../ui/chips.module.css'
import { EmptyState } from '../../../../ui/EmptyState'
import { Head } from '../../../../ui/Head'
import { Icon } from '../../../../ui/Icon'
import { Pagination } from '../../../../ui/Pagination'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import { useLoaderData } from '../../../../lib/router/page-context'

const TABS = [
  { when: 'upcoming', text: content.upcoming, icon: 'calendar', to: paths.events() },
  { when: 'past', text: content.past, icon: 'clock', to: paths.events({ when: 'past' }) },
] as const

export function Component() {
  const { when, page } = useLoaderData<typeof loader>()
  const isPast = when === 'past'
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head
        title={isPast ? t(content.pastEvents) : t(uiMessages.events)}
        description={t(content.freeCheckUpsVaccinationDays)}
        path={paths.events(isPast ? { when } : undefined)}
      />
      <div>
        <Breadcrumbs
          crumbs={
            isPast
              ? [{ name: t(uiMessages.events), to: paths.events() }, { name: t(content.past) }]
              : [{ name: t(uiMessages.events) }]
          }
        />
        <h1>{isPast ? t(content.pastEvents) : t(uiMessages.events)}</h1>
        <p className={styles.lead}>{t(content.checkUpsVaccinationDaysTalks)}</p>
        <nav aria-label={t(content.upcomingOrPast)} className={chips.chips}>
          {TABS.map((tab) => (
            <Link key={tab.when} to={tab.to} aria-current={tab.when === when ? 'page' : undefined}>
              <Icon name={tab.icon} size={18} /> {t(tab.text)}
            </Link>
          ))}
        </nav>
      </div>
      {page.data.length > 0 ? (
        <ul className={ui.cards}>
          {page.data.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      ) : page.current_page > page.last_page ? (
        <BeyondLast />
      ) : (
        <EmptyState
          icon="calendar"
          title={isPast ? t(content.noEventIsOverYet) : t(content.nothingIsPlannedRightNow)}
        >
          <p>{isPast ? t(content.seeWhatIsComingUp) : t(content.newEventsAppearHereUntil)}</p>
          <Link to={isPast ? paths.events() : paths.events({ when: 'past' })} className={ui.soft}>
            {isPast ? t(uiMessages.upcomingEvents) : t(content.pastEvents)}
          </Link>
        </EmptyState>
      )}
      <Pagination current={page.current_page} last={page.last_page} />
    </div>
  )
}
