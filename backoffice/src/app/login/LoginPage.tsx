import * as shared from '@botika/common/messages/office/shared'
import * as shell from '@botika/common/messages/office/shell'
import * as fields from '@botika/common/messages/office/fields'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Notification, useBasename } from 'react-admin'
import { Mark } from '../../ui/brand/Mark'
import { session } from '../../provider/session'
import { LoginForm } from './LoginForm'
import { useTranslations } from '../../lib/language/useTranslations'
import { hasDraft } from '../../collection/draft/draft'
import { InlineFacts } from '../../ui/InlineFacts'

const SELLER_PROMISES = [shell.seeAtOnceWhatNeeds, shell.takeAnOrderFromNew, shell.keepPricesAndStockRight]

const ADMIN_PROMISES = [
  shell.seeAtOnceWhatNeeds,
  shell.approveSellersAndHelpThem,
  shell.keepTheCatalogueInOrder,
]

export function LoginPage() {
  const isAdmin = useBasename() === '/admin'
  const t = useTranslations()
  const [isRefused, setIsRefused] = useState(false)
  const hasEnded = session.hasEnded() && !isRefused
  const title = t(shared.titleBotikaBackOffice, { title: t(shell.signIn) })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Box
        component="aside"
        aria-label={t(fields.about)}
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          justifyContent: 'space-between',
          gap: 4,
          p: { md: 6, lg: 8 },
          bgcolor: '#04352d',
          color: '#e4f2ee',
          backgroundImage: 'radial-gradient(60rem 40rem at 110% 110%, #0a7560 0%, transparent 60%)',
        }}
      >
        <Brand />
        <Box>
          <Typography sx={{ fontSize: 44, lineHeight: 1.1, fontWeight: 800, letterSpacing: '-0.035em' }}>
            {t(isAdmin ? shell.theMarketplacesDayInOne : shell.yourPharmacysDayInOne)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 4, display: 'grid', gap: 1.5 }}>
            {(isAdmin ? ADMIN_PROMISES : SELLER_PROMISES).map((promise, at) => (
              <Box component="li" key={at} sx={{ display: 'flex', gap: 1.5, fontSize: 18 }}>
                <Box aria-hidden component="span" sx={{ color: '#ffd54a', fontWeight: 800 }}>
                  +
                </Box>
                {t(promise)}
              </Box>
            ))}
          </Box>
        </Box>
        <Typography variant="body2" sx={{ opacity: 0.8 }}>
          {t(shell.medicinesPharmaciesAndHealthProviders)}
        </Typography>
      </Box>

      <Box component="main" sx={{ display: 'grid', placeItems: 'center', p: { xs: 2.5, sm: 4 } }}>
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Box sx={{ display: { md: 'none' }, mb: 4 }}>
            <Brand />
          </Box>
          <Typography variant="h1">{t(shell.signIn)}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            {t(isAdmin ? shell.toRunTheMarketplaceSellers : shell.toManageYourPharmacysOrders)}
          </Typography>
          {(hasEnded || hasDraft()) && (
            <Alert severity="info" sx={{ mb: 3 }}>
              {hasEnded && t(shell.yourSessionHasEndedPlease)} {hasDraft() && t(shell.whatYouTypedAndDid)}
            </Alert>
          )}
          <LoginForm onRefused={() => setIsRefused(true)} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
            <InlineFacts>
              {!isAdmin && (
                <>
                  {t(shell.notSellingYet)}{' '}
                  <Link href="/become-a-seller" underline="always">
                    {t(shell.becomeASeller)}
                  </Link>
                </>
              )}
              <Link href="/" underline="always">
                {t(shell.goToTheShop)}
              </Link>
            </InlineFacts>
          </Typography>
        </Box>
      </Box>
      {/* what was still to be said inside */}
      <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />
    </Box>
  )
}

function Brand() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        fontSize: 28,
        fontWeight: 800,
        letterSpacing: '-0.04em',
      }}
    >
      <Mark size={44} />
      botika
    </Box>
  )
}
