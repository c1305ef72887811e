import { refusals, shared } from '@botika/common/messages/office'
import type { RefusedLineSummary } from '@botika/common/refused-lines/endpoints'
import { REASON_NAMES } from '@botika/common/refused-lines/rules'
import { Box } from '@mui/material'
import { useCreatePath, useListContext } from 'react-admin'
import { ExportButton } from '../../collection/export/ExportButton'
import type { ExportColumn } from '../../collection/export/sheet'
import { inEnglish, useTranslations } from '../../lib/language/useTranslations'
import { moment, pesos, unbroken } from '../../ui/format'
import { ListScreen } from '../../ui/ListScreen'
import { Message } from '../../ui/Message'
import { OfficeLink } from '../../ui/OfficeLink'
import { RowLink } from '../../ui/RowLink'
import { ToneChip } from '../../ui/StatusChip'
import type { Tabs } from '../../ui/StatusTabs'
import { LineCard } from './LineCard'

const { toChoose: to_choose, offered, moved, dropped, noneHere } = refusals
const NAMES = { to_choose, offered, moved, dropped }
const TABS: Tabs = {
  label: refusals.byStatus,
  names: { all: shared.all, ...NAMES },
  emptyTexts: { to_choose: noneHere, offered: noneHere, moved: noneHere, dropped: noneHere },
}
const COLUMNS: readonly ExportColumn<RefusedLineSummary>[] = [
  { heading: 'Order', read: (one) => one.order_number },
  { heading: 'Shopper', read: (one) => one.shopper_name },
  { heading: 'Pharmacy', read: (one) => one.pharmacy_name },
  { heading: 'Product', read: (one) => one.product_name },
  { heading: 'Quantity', read: (one) => one.quantity },
  { heading: 'Total', read: (one) => one.total },
  { heading: 'Owed', read: (one) => one.owed },
  { heading: 'Reason', read: (one) => inEnglish(REASON_NAMES[one.reason]) },
  { heading: 'Remarks', read: (one) => one.remarks },
  { heading: 'Refused', read: (one) => one.created_at },
  { heading: 'Status', read: (one) => inEnglish(NAMES[one.status]) },
  { heading: 'Choose by', read: (one) => one.choose_by },
  { heading: 'Asked', read: (one) => one.asked.map(({ pharmacy_name: name }) => name).join('; ') },
]

const TONES = { to_choose: 'warn', offered: 'info', moved: 'good', dropped: 'quiet' } as const

export const RefusedLineList = () => {
  const t = useTranslations()
  return (
    <ListScreen
      title={t(refusals.refusedItems)}
      about={t(refusals.refusedItemsAbout)}
      buttons={<ExportButton name="refused-items" columns={COLUMNS} />}
      tabs={TABS}
      search={t(refusals.searchRefused)}
      empty={
        <Message
          title={t(refusals.noneRefused)}
          action={<OfficeLink to="/orders" label={t(shared.orders)} />}
        >
          {t(refusals.refusedItemsAbout)}
        </Message>
      }
    >
      <Cards />
    </ListScreen>
  )
}

function Cards() {
  const t = useTranslations()
  const createPath = useCreatePath()
  const { data = [] } = useListContext<RefusedLineSummary>()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {data.map((one) => (
        <LineCard
          key={one.id}
          title={
            <RowLink to={createPath({ resource: 'orders', type: 'show', id: one.part_id })}>
              {t(refusals.quantityOf, { quantity: one.quantity, product: unbroken(one.product_name) })}
            </RowLink>
          }
          marks={
            <>
              {one.owed > 0 && (
                <ToneChip tone="bad" label={t(refusals.owedAmount, { amount: pesos(one.owed) })} />
              )}
              <ToneChip tone={TONES[one.status]} label={t(NAMES[one.status])} />
            </>
          }
          facts={[
            one.order_number,
            one.shopper_name,
            one.pharmacy_name,
            t(REASON_NAMES[one.reason]),
            one.remarks,
            t(refusals.refusedAt, { moment: moment(one.created_at) }),
            one.status === 'to_choose' && t(refusals.chooseBy, { moment: moment(one.choose_by) }),
            ...one.asked.map(({ pharmacy_name: pharmacy, answer_by }) =>
              t(refusals.pharmacyAnswersBy, { pharmacy, moment: moment(answer_by) }),
            ),
          ]}
        />
      ))}
    </Box>
  )
}
