import * as content from '@botika/common/messages/content'
import * as uiMessages from '@botika/common/messages/ui'
import { t } from '../../../../lib/language/text'
import { ArticleBody } from '../../../../content/ArticleBody'
import { eventDates, eventPlace } from '../../../../content/event-text'
import { EventCard } from '../../../../content/EventCard'
import type { Event as HealthEvent } from '@botika/common/events/endpoints'
import { useOrigin } from '../../../../lib/site'
import { JsonLd } from '../../../../ui/JsonLd'
import { Cards } from '../../../../content/Placement'
import { EventDay } from '../../../../content/EventDay'
import { directionsTo } from '../../../../place/directions'
import { paths } from '../../../../lib/paths'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs'
import { Head } from '../../../../ui/Head'
import { Icon } from '../../../../ui/Icon'
import { Picture } from '../../../../ui/Picture'
import ui from '../../../../ui/ui.module.css'
import type { loader } from './loader'
import styles from './page.module.css'
import { useLoaderData } from '../../../../lib/router/page-context'

export function Component() {
  const { event, others } = useLoaderData<typeof loader>()
  const when = eventDates(event)
  const where = eventPlace(event)
  const way = event.is_upcoming ? directionsTo(event) : null
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stackL}`}>
      <Head
        title={event.name}
        description={`${when}, ${where}. ${event.description}`.slice(0, 160)}
        path={paths.event(event)}
        image={event.image}
      />
      <EventData event={event} />
      <div>
        <Breadcrumbs crumbs={[{ name: t(uiMessages.events), to: paths.events() }, { name: event.name }]} />
        <article className={styles.event} aria-labelledby="name">
          <div className={styles.picture}>
            <Picture
              image={event.image}
              alt=""
              width={640}
              height={480}
              sizes="(min-width: 768px) 520px, 92vw"
              max={1200}
              isFirst
              none={<Icon name="calendar" size={64} />}
            />
            <EventDay day={event.date} />
          </div>
          <div className={styles.body}>
            <p>
              <span className={`${ui.badge} ${event.is_upcoming ? ui.good : ''}`}>
                {event.is_upcoming ? t(content.upcoming) : t(content.thisEventIsOver)}
              </span>
            </p>
            <h1 id="name">{event.name}</h1>
            <dl className={styles.facts}>
              <div>
                <dt>{t(content.when)}</dt>
                <dd>{when}</dd>
              </div>
              <div>
                <dt>{t(content.where)}</dt>
                <dd>{where}</dd>
              </div>
            </dl>
            <ArticleBody text={event.description} />
            {way ? (
              <p>
                <a className={ui.outline} href={way} rel="noopener">
                  <Icon name="pin" size={18} /> {t(uiMessages.getDirections)}
                </a>
              </p>
            ) : null}
          </div>
        </article>
      </div>
      <Cards title={t(content.moreEvents)} to={paths.events()} all={t(uiMessages.allEvents)} of={others}>
        {(one) => <EventCard event={one} level={3} />}
      </Cards>
    </div>
  )
}

function EventData({ event }: { event: HealthEvent }) {
  const origin = useOrigin()
  return (
    <JsonLd
      data={
        import.meta.env.SSR && {
          '@type': 'Event',
          name: event.name,
          startDate: event.date,
          endDate: event.ends_on ?? event.date,
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          url: `${origin}${paths.event(event)}`,
          ...(event.description ? { description: event.description } : {}),
          ...(event.image ? { image: [`${origin}/img/${event.image}?w=1200`] } : {}),
          location: {
            '@type': 'Place',
            name: event.venue || event.city || 'Philippines',
            address: {
              '@type': 'PostalAddress',
              ...(event.address ? { streetAddress: event.address } : {}),
              ...(event.city ? { addressLocality: event.city } : {}),
              ...(event.province ? { addressRegion: event.province } : {}),
              addressCountry: 'PH',
            },
          },
          organizer: { '@type': 'Organization', name: 'Botika', url: origin },
        }
      }
    />
  )
}
