import { mails, shared } from '@botika/common/messages/office'
import type { Mail } from '@botika/common/mails/endpoints'
import { Alert, Box, Card, Typography } from '@mui/material'
import { useCreatePath, useListContext } from 'react-admin'
import { ExportButton } from '../../collection/export/ExportButton'
import { ListScreen } from '../../ui/ListScreen'
import { Message } from '../../ui/Message'
import { OfficeLink } from '../../ui/OfficeLink'
import { MailSubject } from '../../ui/MailSubject'
import { InlineFacts } from '../../ui/InlineFacts'
import { ToneChip } from '../../ui/StatusChip'
import { RowLink } from '../../ui/RowLink'
import { moment } from '../../ui/format'
import { ResendButton, progressOf, statusOf, TABS } from './mail'
import { inEnglish, useTranslations } from '../../lib/language/useTranslations'
import type { ExportColumn } from '../../collection/export/sheet'

const EMAIL_COLUMNS: readonly ExportColumn<Mail>[] = [
  { heading: 'Written', read: (mail) => mail.created_at },
  { heading: 'Kind', read: (mail) => mail.kind },
  { heading: 'Recipient', read: (mail) => mail.recipient },
  { heading: 'Subject', read: (mail) => mail.subject },
  { heading: 'Status', read: (mail) => inEnglish(statusOf(mail).label) },
  { heading: 'Tries', read: (mail) => mail.attempts },
  { heading: 'Sent', read: (mail) => mail.sent_at },
  { heading: 'Next try', read: (mail) => mail.next_try_at },
  { heading: 'Problem', read: (mail) => mail.last_error },
]

export const MailList = () => {
  const t = useTranslations()
  return (
    <ListScreen
      list={{ sort: { field: 'id', order: 'ASC' } }}
      title={t(shared.mailOutbox)}
      buttons={<ExportButton name="emails" columns={EMAIL_COLUMNS} />}
      tabs={TABS}
      search={t(mails.recipientOrSubject)}
      empty={
        <Message
          title={t(mails.noEmailsYet)}
          action={<OfficeLink to="/settings" label={t(mails.seeWhereMailGoes)} />}
        >
          {t(mails.ordersInvitationsAndNewPasswords)}
        </Message>
      }
    >
      <Emails />
    </ListScreen>
  )
}

function Emails() {
  const t = useTranslations()
  const { data = [] } = useListContext<Mail>()
  const createPath = useCreatePath()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {data.map((mail) => (
        <Card component="li" key={mail.id} sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <RowLink to={createPath({ resource: 'mails', type: 'show', id: mail.id })}>
                <MailSubject>{mail.subject}</MailSubject>
              </RowLink>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                <InlineFacts>
                  {mail.recipient}
                  {moment(mail.created_at)}
                </InlineFacts>
              </Typography>
            </Box>
            <ToneChip tone={statusOf(mail).tone} label={t(statusOf(mail).label)} />
            <Box sx={{ ml: { xs: mail.status === 'sent' ? -2.25 : 0, sm: 0 } }}>
              <ResendButton mail={mail} />
            </Box>
          </Box>
          {mail.status !== 'sent' && (
            <Typography variant="body2" color="textSecondary">
              {progressOf(mail, t)}
            </Typography>
          )}
          {mail.last_error && (
            <Alert severity={mail.gave_up ? 'error' : 'warning'} sx={{ overflowWrap: 'anywhere' }}>
              {mail.last_error}
            </Alert>
          )}
        </Card>
      ))}
    </Box>
  )
}
