import { complaints, fields, orders, shared } from '@botika/common/messages/office'
import type { ComplaintDetails } from '@botika/common/complaints/endpoints'
import { OUTCOME_NAMES, REASON_NAMES } from '@botika/common/complaints/rules'
import { STATUS_NAMES as ORDER_STATUS_NAMES } from '@botika/common/orders/steps'
import { Box, Button, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { ShowBase, useBasename, useCreatePath, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { HistoryLink } from '../../collection/history/HistoryLink'
import { useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import { BackLink } from '../../ui/BackLink'
import { moment, pesos, unbroken } from '../../ui/format'
import { PageTitle } from '../../ui/PageTitle'
import { DescriptionList, Panel } from '../../ui/Panel'
import { RecordStates } from '../../ui/RecordStates'
import { STAY_ON_ERROR } from '../../ui/stay-on-error'
import { useAction } from '../../ui/useAction'
import { ComplaintMarks } from './ComplaintMarks'
import { Conversation } from './Conversation'
import { SettleButton } from './SettleButton'

export const ComplaintPage = () => {
  const t = useTranslations()
  return (
    <ShowBase queryOptions={{ ...STAY_ON_ERROR, refetchInterval: 60_000 }}>
      <RecordStates what={t(complaints.complaint)}>
        <Details />
      </RecordStates>
    </ShowBase>
  )
}

function Details() {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const complaint = useRecordContext<ComplaintDetails>()
  if (!complaint) return null
  const isOpen = complaint.status !== 'settled'
  return (
    <>
      <PageTitle
        title={t(REASON_NAMES[complaint.reason])}
        above={<BackLink resource="complaints">{t(complaints.complaints)}</BackLink>}
      >
        {isAdmin && <HistoryLink />}
        {isAdmin && isOpen && <SettleButton complaint={complaint} />}
      </PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: -1, mb: { xs: 2, md: 3 } }}>
        <ComplaintMarks complaint={complaint} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}>
          <Conversation complaint={complaint} />
          {isOpen && <AnswerBox complaint={complaint} isAdmin={isAdmin} />}
        </Box>
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
          <Days complaint={complaint} />
          <Order complaint={complaint} />
        </Box>
      </Box>
    </>
  )
}

function AnswerBox({ complaint, isAdmin }: { complaint: ComplaintDetails; isAdmin: boolean }) {
  const t = useTranslations()
  const [message, setMessage] = useState('')
  const label = t(isAdmin ? complaints.yourMessage : complaints.yourAnswer)
  const { act, isBusy } = useAction({
    run: (provider, body: string) =>
      provider.call(CALLS.complaints.write, { params: { id: complaint.id }, body: { message: body } }),
    success: isAdmin ? complaints.sent : complaints.answered,
  })
  return (
    <Panel title={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (message.trim()) act(message.trim(), () => setMessage(''))
        }}
      >
        <TextField
          multiline
          minRows={4}
          fullWidth
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': label, maxLength: 5000 } }}
        />
        <Button
          type="submit"
          variant={isAdmin ? 'outlined' : 'contained'}
          loading={isBusy}
          disabled={message.trim() === ''}
          sx={{ mt: 1.5 }}
        >
          {t(isAdmin ? complaints.send : complaints.answer)}
        </Button>
      </form>
    </Panel>
  )
}

function Days({ complaint }: { complaint: ComplaintDetails }) {
  const t = useTranslations()
  const { status, created_at, answer_by, settle_by, settled_at, outcome } = complaint
  return (
    <Panel title={t(complaints.days)}>
      <DescriptionList
        facts={[
          [complaints.reportedOn, moment(created_at)],
          [complaints.answerUntil, status === 'to_answer' ? moment(answer_by) : null],
          [complaints.settleUntil, status === 'settled' ? null : moment(settle_by)],
          [complaints.settledOn, settled_at && moment(settled_at)],
          [complaints.outcome, outcome && t(OUTCOME_NAMES[outcome])],
        ]}
      />
      {status !== 'settled' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t(complaints.lawAsks)}
        </Typography>
      )}
    </Panel>
  )
}

function Order({ complaint }: { complaint: ComplaintDetails }) {
  const t = useTranslations()
  const createPath = useCreatePath()
  const { part } = complaint
  return (
    <Panel title={t(complaints.theOrder)}>
      <DescriptionList
        facts={[
          [shared.order, complaint.order_number],
          [fields.pharmacy, complaint.pharmacy_name],
          [complaints.theShopper, complaint.shopper_name],
          [fields.status, t(ORDER_STATUS_NAMES[part.status])],
          [orders.total, pesos(part.total)],
        ]}
      />
      <Box component="ul" sx={{ m: 0, mt: 2, pl: 2.5 }}>
        {part.items.map((item, at) => (
          <li key={at}>
            {item.quantity} × {unbroken(item.product_name)}, {pesos(item.total)}
          </li>
        ))}
      </Box>
      <Link
        component={RouterLink}
        to={createPath({ resource: 'orders', type: 'show', id: complaint.part_id })}
        sx={{ display: 'inline-block', mt: 1, py: 1.25, fontWeight: 600 }}
      >
        {t(complaints.openOrder)}
      </Link>
    </Panel>
  )
}
