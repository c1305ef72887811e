import type { Event as HealthEvent } from '@botika/common/events/endpoints'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { Icon } from '../ui/Icon'
import { Picture } from '../ui/Picture'
import card from '../ui/card.module.css'
import styles from './ContentCard.module.css'
import { EventDay } from './EventDay'
import { eventDates, eventPlace } from './event-text'

interface Props {
  event: HealthEvent
  level?: 2 | 3
}

export function EventCard({ event, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={card.card}>
      <div className={`${card.stage} ${styles.stage}`}>
        <Picture
          image={event.image}
          alt=""
          width={640}
          height={360}
          sizes="(min-width: 992px) 400px, 92vw"
          className={event.is_upcoming ? undefined : styles.past}
          none={<Icon name="calendar" size={44} />}
        />
        <EventDay day={event.date} />
      </div>
      <div className={styles.body}>
        <p className={styles.about}>
          <span>{eventDates(event)}</span>
        </p>
        <Heading className={card.name}>
          <Link to={paths.event(event)}>{event.name}</Link>
        </Heading>
        <p className={card.place}>
          <Icon name="pin" size={16} /> <span>{eventPlace(event)}</span>
        </p>
      </div>
    </article>
  )
}
