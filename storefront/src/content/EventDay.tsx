import styles from './ContentCard.module.css'
import { dayParts } from './event-text'

export function EventDay({ day }: { day: string }) {
  const { month, date } = dayParts(day)
  return (
    <span className={styles.day} aria-hidden="true">
      <span>{month}</span>
      <b>{date}</b>
    </span>
  )
}
