import type { Event as HealthEvent } from '@botika/common/events/endpoints'
import { paths } from '../lib/paths'
import { useOrigin } from '../lib/site'
import { JsonLd } from '../ui/JsonLd'

export function EventData({ event }: { event: HealthEvent }) {
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
