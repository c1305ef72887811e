import { complaints, shared } from '@botika/common/messages/office'
import type { ComplaintSummary } from '@botika/common/complaints/endpoints'
import { COMPLAINT_REASONS, OUTCOME_NAMES, REASON_NAMES, STATUS_NAMES } from '@botika/common/complaints/rules'
import { Box, Card, Typography } from '@mui/material'
import { useBasename, useCreatePath, useListContext } from 'react-admin'
import { ExportButton } from '../../collection/export/ExportButton'
import type { ExportColumn } from '../../collection/export/sheet'
import { inEnglish, useTranslations } from '../../lib/language/useTranslations'
import { FilterPanel } from '../../ui/FilterPanel'
import { ChoiceFilter } from '../../ui/filters'
import { InlineFacts } from '../../ui/InlineFacts'
import { ListScreen } from '../../ui/ListScreen'
import { Message } from '../../ui/Message'
import { OfficeLink } from '../../ui/OfficeLink'
import { RowLink } from '../../ui/RowLink'
import type { Tabs } from '../../ui/StatusTabs'
import { moment } from '../../ui/format'
import { ComplaintMarks } from './ComplaintMarks'

const TABS: Tabs = {
  label: complaints.byStatus,
  names: { all: shared.all, ...STATUS_NAMES },
  emptyTexts: {
    to_answer: complaints.noneToAnswer,
    to_settle: complaints.noneToSettle,
    settled: complaints.noneSettled,
  },
}

const COLUMNS: readonly ExportColumn<ComplaintSummary>[] = [
  { heading: 'Order', read: (one) => one.order_number },
  { heading: 'Pharmacy', read: (one) => one.pharmacy_name },
  { heading: 'Shopper', read: (one) => one.shopper_name },
  { heading: 'About', read: (one) => inEnglish(REASON_NAMES[one.reason]) },
  { heading: 'Reported', read: (one) => one.created_at },
  { heading: 'Status', read: (one) => inEnglish(STATUS_NAMES[one.status]) },
  { heading: 'Answer by', read: (one) => one.answer_by },
  { heading: 'Settle by', read: (one) => one.settle_by },
  { heading: 'Outcome', read: (one) => one.outcome && inEnglish(OUTCOME_NAMES[one.outcome]) },
  { heading: 'Settled', read: (one) => one.settled_at },
]

export const ComplaintList = () => {
  const t = useTranslations()
  return (
    <ListScreen
      title={t(complaints.complaints)}
      buttons={<ExportButton name="complaints" columns={COLUMNS} />}
      tabs={TABS}
      search={t(complaints.orderOrShopper)}
      filters={
        <FilterPanel names={['is_late', 'reason']}>
          <ChoiceFilter
            name="is_late"
            label={t(complaints.late)}
            choices={[{ id: 'true', name: t(complaints.onlyLate) }]}
          />
          <ChoiceFilter
            name="reason"
            label={t(complaints.reasonWord)}
            choices={COMPLAINT_REASONS.map((id) => ({ id, name: t(REASON_NAMES[id]) }))}
          />
        </FilterPanel>
      }
      empty={
        <Message
          title={t(complaints.noneYet)}
          action={<OfficeLink to="/orders" label={t(complaints.seeTheOrders)} />}
        >
          {t(complaints.shoppersReport)}
        </Message>
      }
    >
      <Cards />
    </ListScreen>
  )
}

function Cards() {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const { data = [] } = useListContext<ComplaintSummary>()
  const createPath = useCreatePath()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {data.map((one) => (
        <Card component="li" key={one.id} sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h2" sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <RowLink to={createPath({ resource: 'complaints', type: 'show', id: one.id })}>
                {t(REASON_NAMES[one.reason])}
              </RowLink>
            </Typography>
            <ComplaintMarks complaint={one} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            <InlineFacts>
              {one.order_number}
              {one.shopper_name}
              {isAdmin && one.pharmacy_name}
              {t(complaints.reported, { moment: moment(one.created_at) })}
              {one.status === 'to_answer' && t(complaints.answerBy, { moment: moment(one.answer_by) })}
              {one.status !== 'settled' && t(complaints.settleBy, { moment: moment(one.settle_by) })}
            </InlineFacts>
          </Typography>
        </Card>
      ))}
    </Box>
  )
}
