import { addressLine } from '@botika/common/address-line'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon, type IconName } from '../ui/Icon'
import { Picture } from '../ui/Picture'
import ui from '../ui/ui.module.css'
import { formatDistance, useDistance } from '../place/atoms'
import card from '../ui/card.module.css'
import styles from './DirectoryCard.module.css'
import { OpenBadge } from '../ui/OpenBadge'

interface Entry {
  name: string
  image: string | null
  address: string
  city: string | null
  latitude: number | null
  longitude: number | null
  distance_km?: number | undefined
  is_open_now?: boolean | null
}

interface Props {
  entry: Entry
  to: string
  icon: IconName
  about?: string | null | undefined
  isPortrait?: boolean
  isFirst?: boolean
  action: string
  children?: ReactNode
}

export function DirectoryCard({
  entry,
  to,
  icon,
  about,
  isPortrait = false,
  isFirst = false,
  action,
  children,
}: Props) {
  const km = useDistance()(entry) ?? entry.distance_km ?? null
  const address = addressLine({ address: entry.address, city: entry.city })
  return (
    <article className={card.card}>
      <div className={`${card.stage} ${isPortrait ? styles.portrait : styles.stage}`}>
        <Picture
          image={entry.image}
          alt=""
          width={480}
          height={240}
          sizes="(min-width: 992px) 400px, 92vw"
          max={640}
          isFirst={isFirst}
          none={<Icon name={icon} size={44} />}
        />
        <span className={styles.badges}>
          <OpenBadge isOpen={entry.is_open_now ?? null} />
          {km === null ? null : <span className={ui.badge}>{formatDistance(km)}</span>}
        </span>
      </div>
      <div className={styles.body}>
        <h2 className={card.name}>
          <Link to={to}>{entry.name}</Link>
        </h2>
        {about ? <p className={styles.about}>{about}</p> : null}
        {address ? (
          <p className={card.place}>
            <Icon name="pin" size={16} /> <span>{address}</span>
          </p>
        ) : null}
        {children}
        <span className={`${ui.soft} ${styles.action}`} aria-hidden="true">
          {action}
        </span>
      </div>
    </article>
  )
}
