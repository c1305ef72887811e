import { Link } from '../../../../lib/router/Link'
import { t, word } from '../../../../lib/language/words'
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
  { when: 'upcoming', text: word('Upcoming'), icon: 'calendar', to: paths.events() },
  { when: 'past', text: word('Past'), icon: 'clock', to: paths.events({ when: 'past' }) },
] as const

/** Events that are still to come, or that are over. */
export function Component() {
  const { when, page } = useLoaderData<typeof loader>()
  const isPast = when === 'past'
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head
        title={isPast ? t('Past events') : t('Events')}
        description={t(
          'Free check-ups, vaccination days, talks and classes near you: what is coming up, and what was.',
        )}
        path={paths.events(isPast ? { when } : undefined)}
      />
      <div>
        <Breadcrumbs
          crumbs={
            isPast
              ? [{ name: t('Events'), to: paths.events() }, { name: t('Past') }]
              : [{ name: t('Events') }]
          }
        />
        <h1>{isPast ? t('Past events') : t('Events')}</h1>
        <p className={styles.lead}>
          {t('Check-ups, vaccination days, talks and classes. Most of them are free.')}
        </p>
        <nav aria-label={t('Upcoming or past')} className={chips.chips}>
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
          title={isPast ? t('No event is over yet') : t('Nothing is planned right now')}
        >
          <p>
            {isPast ? t('See what is coming up.') : t('New events appear here. Until then, see what was.')}
          </p>
          <Link to={isPast ? paths.events() : paths.events({ when: 'past' })} className={ui.soft}>
            {isPast ? t('Upcoming events') : t('Past events')}
          </Link>
        </EmptyState>
      )}
      <Pagination current={page.current_page} last={page.last_page} />
    </div>
  )
}
