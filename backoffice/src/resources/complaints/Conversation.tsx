import { complaints } from '@botika/common/messages/office'
import type { ComplaintDetails, ComplaintMessage } from '@botika/common/complaints/endpoints'
import { OUTCOME_NAMES } from '@botika/common/complaints/rules'
import { Box, Typography } from '@mui/material'
import { useCallback } from 'react'
import { useDataProvider } from 'react-admin'
import { type Translate, useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { moment } from '../../ui/format'
import { Panel } from '../../ui/Panel'
import { PrivateFile } from '../../ui/PrivateFile'

const ROLES = {
  customer: complaints.theShopper,
  guest: complaints.theShopper,
  seller: complaints.thePharmacy,
  admin: complaints.anAdmin,
} as const

function authorOf({ author_role, author_name }: ComplaintMessage, t: Translate): string {
  const role = t(ROLES[author_role])
  return author_name ? t(complaints.roleAndName, { role, name: author_name }) : role
}

function doneBy({ kind, outcome }: ComplaintMessage, t: Translate): string | null {
  switch (kind) {
    case 'opened':
      return t(complaints.openedIt)
    case 'settled':
      return outcome && t(complaints.settledIt, { outcome: t(OUTCOME_NAMES[outcome]) })
    case 'withdrawn':
      return t(complaints.withdrewIt)
    case 'reopened':
      return t(complaints.reopenedIt)
    default:
      return null
  }
}

export function Conversation({ complaint }: { complaint: ComplaintDetails }) {
  const t = useTranslations()
  const hasPictures = complaint.messages.some(({ pictures }) => pictures.length > 0)
  return (
    <Panel title={t(complaints.conversation)}>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2.5 }}>
        {complaint.messages.map((message) => (
          <Box
            component="li"
            key={message.id}
            sx={{ borderLeft: 3, borderColor: COLOURS[message.author_role], pl: 1.75, minWidth: 0 }}
          >
            <Typography sx={{ fontWeight: 700 }}>{authorOf(message, t)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[doneBy(message, t), moment(message.created_at)].filter(Boolean).join(' · ')}
            </Typography>
            <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
              {message.body || (message.kind === 'withdrawn' ? '' : t(complaints.wordsGone))}
            </Typography>
            <Box
              sx={{ display: 'grid', gap: 1, mt: message.pictures.length > 0 ? 1 : 0, justifyItems: 'start' }}
            >
              {message.pictures.map((picture, at) => (
                <Picture key={picture.id} complaintId={complaint.id} id={picture.id} number={at + 1} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {hasPictures && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t(complaints.viewsAreLogged)}
        </Typography>
      )}
    </Panel>
  )
}

const COLOURS = {
  customer: 'divider',
  guest: 'divider',
  seller: 'primary.main',
  admin: 'house.warn',
} as const

function Picture({ complaintId, id, number }: { complaintId: number; id: number; number: number }) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const read = useCallback(
    async (signal: AbortSignal) =>
      (await provider.call(
        CALLS.complaints.picture,
        { params: { id: complaintId, pictureId: id } },
        { signal },
      )) as Blob,
    [provider, complaintId, id],
  )
  return (
    <PrivateFile label={t(complaints.showPicture, { number })} name={t(complaints.pictureName)} read={read} />
  )
}
