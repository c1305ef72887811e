import { formatDate } from '@botika/common/time'
import { Link, useLoaderData } from 'react-router-dom'
import { DirectoryList } from '../../features/directory/DirectoryList'
import { directionsTo } from '../../features/directory/directions'
import { paths } from '../../paths'
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs'
import chips from '../../shared/ui/chips.module.css'
import { Head } from '../../shared/ui/Head'
import { Icon } from '../../shared/ui/Icon'
import { JsonLd } from '../../shared/ui/JsonLd'
import { Picture } from '../../shared/ui/Picture'
import card from '../../features/directory/DirectoryCard.module.css'
import ui from '../../shared/ui/ui.module.css'
import type { loader } from './loader'

/** What is coming up, or what has been. */
export function Component() {
  const { when, page } = useLoaderData<typeof loader>()
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head
        title="Events"
        description="Check-ups, blood drives and health talks in the Philippines."
        path={paths.events()}
      />
      <div>
        <Breadcrumbs crumbs={[{ name: 'Events' }]} />
        <h1>Events</h1>
        <nav aria-label="When" className={chips.chips}>
          <Link to={paths.events()} aria-current={when === 'upcoming' ? 'page' : undefined}>
            Upcoming
          </Link>
          <Link to={paths.events({ when: 'past' })} aria-current={when === 'past' ? 'page' : undefined}>
            Past
          </Link>
        </nav>
      </div>
      <DirectoryList
        page={page}
        icon="calendar"
        emptyText={when === 'upcoming' ? 'No event is planned right now' : 'No past events'}
        card={(event) => (
          <article className={card.card} id={`event-${event.id}`}>
            <div className={card.stage}>
              {event.image ? (
                <Picture
                  image={event.image}
                  alt=""
                  width={480}
                  height={240}
                  sizes="(min-width: 992px) 400px, 92vw"
                  max={640}
                />
              ) : (
                <Icon name="calendar" size={44} />
              )}
            </div>
            <div className={card.body}>
              <p className={card.about}>
                <time dateTime={event.date}>{formatDate(event.date)}</time>
                {event.ends_on && event.ends_on !== event.date ? ` to ${formatDate(event.ends_on)}` : ''}
              </p>
              <h2 className={card.name}>{event.name}</h2>
              <p className={card.address}>
                <Icon name="pin" size={16} />
                <span>{[event.venue, event.address, event.city].filter(Boolean).join(', ')}</span>
              </p>
              <p className={ui.small}>{event.description}</p>
              {event.is_upcoming ? (
                <a className={`${ui.soft} ${card.action}`} href={directionsTo(event)} rel="noopener">
                  Get Directions
                </a>
              ) : null}
            </div>
            <JsonLd
              data={{
                '@type': 'Event',
                name: event.name,
                startDate: event.date,
                ...(event.ends_on ? { endDate: event.ends_on } : {}),
                location: {
                  '@type': 'Place',
                  name: event.venue,
                  address: event.address || (event.city ?? 'Philippines'),
                },
                description: event.description,
              }}
            />
          </article>
        )}
      />
    </div>
  )
}
