import type { Preregister } from '@botika/common/preregisters/endpoints'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { CALLS } from '../../provider/calls'
import { useWords } from '../../lib/language/useWords'
import { useAction } from '../../ui/useAction'

/** Whose the applicant's email address is already. */
export function AccountNote({ account }: Pick<Preregister, 'account'>) {
  const t = useWords()
  if (account === 'none') return null
  return (
    <Typography variant="body2">
      {account === 'confirmed'
        ? t('An account has this email address, and it is confirmed: it becomes the seller’s.')
        : t(
            'An account has this email address, but nobody has confirmed it. Whoever follows the link sets a new password for it, and everybody else is signed out.',
          )}
    </Typography>
  )
}

/** Where the link stands that makes the applicant the seller, and another one. */
export function Invitation({ id, invitation }: Pick<Preregister, 'id' | 'invitation'>) {
  const t = useWords()
  const { act, isBusy } = useAction({
    does: (provider) => provider.call(CALLS.sellerLinks.send, { params: { id }, body: {} }),
    said: 'The link is on its way.',
  })
  if (!invitation) return null
  if (invitation === 'accepted')
    return <Typography variant="body2">{t('The applicant has opened the shop.')}</Typography>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="body2">
        {invitation === 'sent'
          ? t('The applicant has a link by email and has not followed it yet.')
          : t('No link that works is with the applicant: nobody can open the shop.')}
      </Typography>
      <Button variant="outlined" loading={isBusy} onClick={() => act(undefined)}>
        {t('Send another link')}
      </Button>
    </Box>
  )
}
