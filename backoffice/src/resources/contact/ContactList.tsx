import { fields, settings, shared } from '@botika/common/messages/office'
import type { ContactMessage } from '@botika/common/contact/endpoints'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import { Box, Button, Card, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { InlineFacts } from '../../ui/InlineFacts'
import { ExportButton } from '../../collection/export/ExportButton'
import { ChoiceFilter } from '../../ui/filters'
import { ListScreen } from '../../ui/ListScreen'
import { Message } from '../../ui/Message'
import { ShopLink } from '../../ui/ShopLink'
import { ToneChip } from '../../ui/StatusChip'
import { moment } from '../../ui/format'
import { useIsPhone } from '../../ui/useIsPhone'
import { useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import { ReasonButton } from '../../ui/AskButton'
import { useAction } from '../../ui/useAction'
import type { ExportColumn } from '../../collection/export/sheet'

const MESSAGE_COLUMNS: readonly ExportColumn<ContactMessage>[] = [
  { heading: 'Sent', read: (message) => message.created_at },
  { heading: 'Name', read: (message) => message.name },
  { heading: 'Email', read: (message) => message.email },
  { heading: 'Subject', read: (message) => message.subject },
  { heading: 'Message', read: (message) => message.message },
  { heading: 'Done', read: (message) => message.handled_at },
]

function HandledButton({ message }: { message: ContactMessage }) {
  const t = useTranslations()
  const isHandled = message.handled_at !== null
  const { act, isBusy } = useAction({
    run: (provider) =>
      provider.call(CALLS.contact.update, { params: { id: message.id }, body: { is_handled: !isHandled } }),
    success: isHandled ? settings.theMessageWaitsAgain : settings.theMessageIsPutAside,
  })
  const label = t(isHandled ? settings.reopen : shared.done)
  return (
    <Button
      loading={isBusy}
      onClick={() => act(undefined)}
      aria-label={`${label}: ${message.subject || t(settings.messageWord)}, ${message.name}`}
    >
      {label}
    </Button>
  )
}

const STANDINGS = [
  { id: 'false', name: settings.toAnswer },
  { id: 'true', name: shared.done },
]

export const ContactList = () => {
  const t = useTranslations()
  return (
    <ListScreen
      list={{ sort: { field: 'created_at', order: 'DESC' } }}
      title={t(shared.messages)}
      buttons={<ExportButton name="messages" columns={MESSAGE_COLUMNS} />}
      search={t(settings.nameEmailOrWords)}
      filters={
        <ChoiceFilter
          name="is_handled"
          label={t(fields.status)}
          choices={STANDINGS.map(({ id, name }) => ({ id, name: t(name) }))}
        />
      }
      empty={
        <Message
          title={t(settings.noMessagesYet)}
          action={<ShopLink to="/contact-us" label={t(settings.openTheContactForm)} />}
        >
          {t(settings.whatPeopleWriteThroughContact)}
        </Message>
      }
    >
      <Messages />
    </ListScreen>
  )
}

function Messages() {
  const t = useTranslations()
  const { data = [] } = useListContext<ContactMessage>()
  const isPhone = useIsPhone()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {data.map((message) => (
        <Card component="li" key={message.id} sx={{ p: { xs: 2, md: 3 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography variant="h2">{message.subject || t(settings.noSubject)}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                <InlineFacts>
                  {`${message.name}, ${message.email}`}
                  {moment(message.created_at)}
                </InlineFacts>
              </Typography>
            </Box>
            {message.handled_at && <ToneChip tone="good" label={t(shared.done)} />}
            {!isPhone && <MessageActions message={message} />}
          </Box>
          <Typography sx={{ mt: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
            {message.message}
          </Typography>
          {message.reply !== null && (
            <Box sx={{ mt: 1.5, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
              <Typography variant="body2" color="textSecondary">
                {t(settings.answeredAt, { at: moment(message.replied_at ?? '') })}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
                {message.reply}
              </Typography>
            </Box>
          )}
          {isPhone && (
            <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
              <MessageActions message={message} />
            </Box>
          )}
        </Card>
      ))}
    </Box>
  )
}

function MessageActions({ message }: { message: ContactMessage }) {
  const t = useTranslations()
  return (
    <>
      {message.reply === null ? (
        <ReplyButton message={message} />
      ) : (
        <Button component="a" href={replyTo(message)} variant="outlined" startIcon={<ReplyIcon />}>
          {t(settings.writeOnByEmail)}
        </Button>
      )}
      <HandledButton message={message} />
    </>
  )
}

function ReplyButton({ message }: { message: ContactMessage }) {
  const t = useTranslations()
  const reply = useAction({
    run: (provider, text: string) =>
      provider.call(CALLS.contact.reply, { params: { id: message.id }, body: { reply: text } }),
    success: settings.theAnswerIsSent,
  })
  return (
    <ReasonButton
      action={reply}
      button={{
        variant: 'outlined',
        startIcon: <ReplyIcon />,
        'aria-label': `${t(settings.reply)}: ${message.subject || t(settings.messageWord)}, ${message.name}`,
        children: t(settings.reply),
      }}
      title={`${t(settings.reply)}: ${message.subject || message.name}`}
      confirmLabel={t(settings.sendAnswer)}
      label={t(settings.yourAnswer)}
      help={t(settings.itGoesTo, { email: message.email })}
      maxLength={5_000}
    >
      {message.message}
    </ReasonButton>
  )
}

const replyTo = ({ email, subject }: ContactMessage) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject || 'your message to Botika'}`)}`
