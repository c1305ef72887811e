import * as directory from '@botika/common/messages/directory'
import * as uiMessages from '@botika/common/messages/ui'
import { addressLine } from '@botika/common/address-line'
import type { ReactNode } from 'react'
import { t } from '../lib/language/text'
import { useOrigin } from '../lib/site'
import { Icon, type IconName } from '../ui/Icon'
import { JsonLd } from '../ui/JsonLd'
import { Picture } from '../ui/Picture'
import ui from '../ui/ui.module.css'
import { formatDistance, useDistance } from '../place/atoms'
import styles from './DirectoryDetails.module.css'
import { directionsTo } from '../place/directions'
import { OpenBadge } from '../ui/OpenBadge'
import { plainHours, readableHours } from './opening-hours'

interface Entry {
  name: string
  image: string | null
  description: string
  address: string
  barangay: string | null
  city: string | null
  province: string | null
  latitude: number | null
  longitude: number | null
  phone: string | null
  email?: string | null
  opening_hours?: string | null
  is_open_now?: boolean | null
  services?: readonly string[]
}

interface Props {
  entry: Entry
  icon: IconName
  schemaType: 'Pharmacy' | 'Hospital' | 'MedicalClinic' | 'DiagnosticLab' | 'VeterinaryCare' | 'Physician'
  path: string
  about?: string | null | undefined
  facts?: readonly (readonly [string, string | null])[]
  children?: ReactNode
}

export function DirectoryDetails({ entry, icon, schemaType, path, about, facts = [], children }: Props) {
  const origin = useOrigin()
  const km = useDistance()(entry)
  const way = directionsTo(entry)
  const address = addressLine(entry)
  const schemaHours = entry.opening_hours ? plainHours(entry.opening_hours) : []
  const hours = entry.opening_hours ? readableHours(entry.opening_hours) : null
  return (
    <section className={styles.card} aria-labelledby="name">
      <div className={styles.picture}>
        <Picture
          image={entry.image}
          alt=""
          width={640}
          height={400}
          sizes="(min-width: 992px) 480px, 100vw"
          max={960}
          isFirst
          none={<Icon name={icon} size={64} />}
        />
      </div>
      <div className={styles.body}>
        <p className={ui.row}>
          <OpenBadge isOpen={entry.is_open_now ?? null} />
          {km === null ? null : (
            <span className={ui.badge}>{t(uiMessages.kmAway, { km: formatDistance(km) })}</span>
          )}
        </p>
        <h1 id="name">{entry.name}</h1>
        {about ? <p className={styles.about}>{about}</p> : null}
        <dl className={styles.facts}>
          <div>
            <dt>{t(directory.address)}</dt>
            <dd>{address || t(directory.notKnown)}</dd>
          </div>
          {entry.phone ? (
            <div>
              <dt>{t(directory.phone)}</dt>
              <dd>
                <a href={`tel:${entry.phone.replace(/[^\d+]/g, '')}`}>{entry.phone}</a>
              </dd>
            </div>
          ) : null}
          {entry.opening_hours ? (
            <div>
              <dt>{t(directory.openingHours)}</dt>
              <dd>
                {hours
                  ? hours.map((line) => (
                      <span key={line.days} className={styles.hours}>
                        <span>{line.days}</span> <span>{line.hours}</span>
                      </span>
                    ))
                  : entry.opening_hours}
              </dd>
            </div>
          ) : null}
          {facts.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {entry.description ? <p className={styles.text}>{entry.description}</p> : null}
        {entry.services && entry.services.length > 0 ? (
          <ul className={styles.services} aria-label={t(directory.services)}>
            {entry.services.map((service) => (
              <li key={service} className={ui.badge}>
                {service}
              </li>
            ))}
          </ul>
        ) : null}
        <div className={ui.row}>
          {entry.phone ? (
            <a className={ui.primary} href={`tel:${entry.phone.replace(/[^\d+]/g, '')}`}>
              <Icon name="phone" size={18} /> {t(uiMessages.contact)}
            </a>
          ) : null}
          {way ? (
            <a className={ui.outline} href={way} rel="noopener">
              <Icon name="pin" size={18} /> {t(uiMessages.getDirections)}
            </a>
          ) : null}
          {children}
        </div>
      </div>
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@type': schemaType,
            name: entry.name,
            url: `${origin}${path}`,
            ...(entry.image ? { image: `${origin}/img/${entry.image}?w=960` } : {}),
            address: {
              '@type': 'PostalAddress',
              ...(entry.address ? { streetAddress: entry.address } : {}),
              ...(entry.city ? { addressLocality: entry.city } : {}),
              ...(entry.province ? { addressRegion: entry.province } : {}),
              addressCountry: 'PH',
            },
            ...(entry.phone ? { telephone: entry.phone } : {}),
            ...(schemaHours.length > 0 ? { openingHours: schemaHours } : {}),
            ...(entry.latitude !== null && entry.longitude !== null
              ? { geo: { '@type': 'GeoCoordinates', latitude: entry.latitude, longitude: entry.longitude } }
              : {}),
          }
        }
      />
    </section>
  )
}
