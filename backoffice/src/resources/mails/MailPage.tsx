import { mails, shared } from '@botika/common/messages/office'
import type { MailWithText } from '@botika/common/mails/endpoints'
import { Alert, Box, Typography } from '@mui/material'
import { ShowBase, useRecordContext } from 'react-admin'
import { BackLink } from '../../ui/BackLink'
import { HistoryLink } from '../../collection/history/HistoryLink'
import { PageTitle } from '../../ui/PageTitle'
import { DescriptionList, Panel } from '../../ui/Panel'
import { RecordStates } from '../../ui/RecordStates'
import { STAY_ON_ERROR } from '../../ui/stay-on-error'
import { ToneChip } from '../../ui/StatusChip'
import { moment } from '../../ui/format'
import { useTranslations } from '../../lib/language/useTranslations'
import { ResendButton, progressOf, statusOf } from './mail'

/** Opening an email is recorded, since emails hold what belongs to others. */
export const MailPage = () => {
  const t = useTranslations()
  return (
    <ShowBase queryOptions={{ ...STAY_ON_ERROR, refetchOnWindowFocus: false }}>
      <RecordStates what={t(mails.email)}>
        <Email />
      </RecordStates>
    </ShowBase>
  )
}

function Email() {
  const t = useTranslations()
  const mail = useRecordContext<MailWithText>()
  if (!mail) return null
  return (
    <>
      <PageTitle title={mail.subject} above={<BackLink resource="mails">{t(shared.mailOutbox)}</BackLink>}>
        <ResendButton mail={mail} />
        <HistoryLink />
      </PageTitle>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { md: 'minmax(0, 1fr) 300px' },
          alignItems: 'start',
        }}
      >
        <Panel title={t(shared.words)}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
            {mail.text}
          </Typography>
        </Panel>
        <Panel
          title={t(shared.delivery)}
          aside={<ToneChip tone={statusOf(mail).tone} label={t(statusOf(mail).label)} />}
        >
          {mail.last_error && (
            <Alert severity={mail.gave_up ? 'error' : 'warning'} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
              {mail.last_error}
            </Alert>
          )}
          <DescriptionList
            facts={[
              [mails.recipient, mail.recipient],
              [shared.written, moment(mail.created_at)],
              [mails.soFar, progressOf(mail, t)],
            ]}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {t(mails.linksThatOpenAnAccount)}
          </Typography>
        </Panel>
      </Box>
    </>
  )
}
