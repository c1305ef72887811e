import { sellers } from '@botika/common/messages/office'
import type { Preregister } from '@botika/common/preregisters/endpoints'
import { Box, Button, Typography } from '@mui/material'
import { CALLS } from '../../provider/calls'
import { useWords } from '../../lib/language/useWords'
import { useAction } from '../../ui/useAction'

/** Whose the applicant's email address is already. */
export function AccountNote({ account }: Pick<Preregister, 'account'>) {
  const t = useWords()
  if (account === 'none') return null
  return (
    <Typography variant="body2">
      {account === 'confirmed' ? t(sellers.anAccountHasThisEmail) : t(sellers.anAccountHasThisEmailAddress)}
    </Typography>
  )
}

/** Where the link stands that makes the applicant the seller, and another one. */
export function Invitation({ id, invitation }: Pick<Preregister, 'id' | 'invitation'>) {
  const t = useWords()
  const { act, isBusy } = useAction({
    does: (provider) => provider.call(CALLS.sellerLinks.send, { params: { id }, body: {} }),
    said: sellers.theLinkIsOnIts,
  })
  if (!invitation) return null
  if (invitation === 'accepted')
    return <Typography variant="body2">{t(sellers.theApplicantHasOpenedThe)}</Typography>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="body2">
        {invitation === 'sent' ? t(sellers.theApplicantHasALink) : t(sellers.noLinkThatWorksIs)}
      </Typography>
      <Button variant="outlined" loading={isBusy} onClick={() => act(undefined)}>
        {t(sellers.sendAnotherLink)}
      </Button>
    </Box>
  )
}
