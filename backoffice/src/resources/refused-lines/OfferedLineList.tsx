import { refusals, shared } from '@botika/common/messages/office'
import type { OfferedLine } from '@botika/common/refused-lines/endpoints'
import type { LineOfferStatus } from '@botika/common/refused-lines/rules'
import { Box, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import { ConfirmButton } from '../../ui/AskButton'
import { moment, pesos, unbroken } from '../../ui/format'
import { ListScreen } from '../../ui/ListScreen'
import { Message } from '../../ui/Message'
import { OfficeLink } from '../../ui/OfficeLink'
import { ToneChip } from '../../ui/StatusChip'
import type { Tabs } from '../../ui/StatusTabs'
import { useAction } from '../../ui/useAction'
import { LineCard } from './LineCard'

const { open, accepted, declined, taken, lapsed, noneHere } = refusals
const NAMES = { open, accepted, declined, taken, lapsed }
const TABS: Tabs = {
  label: refusals.byStatus,
  names: { all: shared.all, ...NAMES },
  emptyTexts: {
    open: noneHere,
    accepted: noneHere,
    declined: noneHere,
    taken: noneHere,
    lapsed: noneHere,
  } satisfies Record<LineOfferStatus, unknown>,
}
const TONES = { open: 'warn', accepted: 'good', declined: 'quiet', taken: 'quiet', lapsed: 'quiet' } as const

export const OfferedLineList = () => {
  const t = useTranslations()
  return (
    <ListScreen
      title={t(refusals.offeredItems)}
      about={t(refusals.offeredItemsAbout)}
      buttons={null}
      tabs={TABS}
      empty={
        <Message
          title={t(refusals.noneOffered)}
          action={<OfficeLink to="/orders" label={t(shared.orders)} />}
        >
          {t(refusals.offeredItemsAbout)}
        </Message>
      }
    >
      <Cards />
    </ListScreen>
  )
}

export function Cards() {
  const t = useTranslations()
  const { data = [] } = useListContext<OfferedLine>()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {data.map((one) => (
        <LineCard
          key={one.id}
          title={t(refusals.quantityOf, { quantity: one.quantity, product: unbroken(one.product_name) })}
          marks={
            <>
              {one.is_prescription && <ToneChip tone="info" label={t(shared.prescription)} />}
              <ToneChip tone={TONES[one.status]} label={t(NAMES[one.status])} />
            </>
          }
          facts={[
            one.generic_name,
            t(refusals.toCity, { city: one.city }),
            t(refusals.atMost, { amount: pesos(one.total) }),
            one.status === 'open' && t(refusals.inStock, { count: one.in_stock }),
            one.status === 'open' && t(refusals.answerBy, { moment: moment(one.answer_by) }),
          ]}
        >
          {one.status === 'open' && <Answer line={one} />}
          {one.part_id !== null && (
            <Box sx={{ mt: 1 }}>
              <OfficeLink to={`/orders/${one.part_id}/show`} label={t(refusals.openTheOrder)} />
            </Box>
          )}
        </LineCard>
      ))}
    </Box>
  )
}

function Answer({ line }: { line: OfferedLine }) {
  const t = useTranslations()
  const what = { params: { id: line.id } }
  const accept = useAction({
    run: (provider, _: undefined) => provider.call(CALLS.offeredLines.accept, what),
    success: refusals.isAccepted,
  })
  const decline = useAction({
    run: (provider, _: undefined) => provider.call(CALLS.offeredLines.decline, what),
    success: refusals.isDeclined,
  })
  const named = { quantity: line.quantity, product: unbroken(line.product_name) }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {line.may_accept ? (
        <ConfirmButton
          action={accept}
          button={{ variant: 'contained', children: t(refusals.accept) }}
          title={t(refusals.acceptTitle, named)}
          confirmLabel={t(refusals.accept)}
        >
          <Typography>{t(refusals.acceptWhat)}</Typography>
          {line.is_prescription && <Typography sx={{ mt: 1 }}>{t(refusals.acceptPrescription)}</Typography>}
        </ConfirmButton>
      ) : (
        <Typography sx={{ flexBasis: '100%' }}>{t(refusals.pharmacistAccepts)}</Typography>
      )}
      <ConfirmButton
        action={decline}
        button={{ variant: 'outlined', color: 'inherit', children: t(refusals.decline) }}
        title={t(refusals.declineTitle, named)}
        confirmLabel={t(refusals.decline)}
      >
        <Typography>{t(refusals.declineWhat)}</Typography>
      </ConfirmButton>
    </Box>
  )
}
