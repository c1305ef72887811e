import type { Label } from '@botika/common/messages/message'
import { dispatch, orders } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Box, Typography } from '@mui/material'
import { Panel } from '../../ui/Panel'
import { useWords, type Words } from '../../lib/language/useWords'
import { moment, unbroken } from '../../ui/words'
import { shortOf } from './dispatch'
import { eventName, isPickUp } from './steps'

const ACTORS: Record<string, Label> = {
  guest: orders.theShopper,
  customer: orders.theShopper,
  seller: orders.thePharmacy,
  admin: orders.anAdministrator,
  system: orders.theSystem,
}

const actorName = (role: string, t: Words) => {
  const name = ACTORS[role]
  return name ? t(name) : role
}

/** What happened, newest first. */
export function Timeline({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  return (
    <Panel title={t(orders.timeline)}>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {order.timeline.toReversed().map((event, index) => (
          <Box
            component="li"
            key={`${event.kind} ${event.created_at} ${index}`}
            sx={{ borderLeft: 3, borderColor: index === 0 ? 'primary.main' : 'divider', pl: 1.75 }}
          >
            <Typography sx={{ fontWeight: 700 }}>{eventName(event.kind, order, t)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t(orders.momentByActor, {
                moment: moment(event.created_at),
                actor: actorName(event.actor_role, t),
              })}
            </Typography>
            {event.kind === 'shipped' &&
              shortOf(order).map(({ name, sent, wanted }, at) => (
                <Typography key={at} variant="body2" sx={{ mt: 0.5 }}>
                  {t(isPickUp(order) ? dispatch.nameSentOfWantedReady : dispatch.nameSentOfWantedSent, {
                    name: unbroken(name),
                    sent,
                    wanted,
                  })}
                </Typography>
              ))}
            {event.remarks && <Typography sx={{ mt: 0.5 }}>{event.remarks}</Typography>}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
