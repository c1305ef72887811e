import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useBasename, useRecordContext } from 'react-admin'
import { useWords } from '../../lib/language/useWords'
import { day } from '../../ui/words'
import { licenceState } from './licence'

/** Says what keeps a pharmacy's offers out of the shop, or soon will, and what follows from it. */
export const StandingNotice = () => (
  <>
    <SuspensionNotice />
    <LicenceNotice />
    <MissingLicence />
  </>
)

function SuspensionNotice() {
  const t = useWords()
  const isAdmin = useBasename() === '/admin'
  const pharmacy = useRecordContext<Pharmacy>()
  if (pharmacy?.status !== 'suspended') return null
  return (
    <Alert severity="error">
      {isAdmin
        ? t(
            'This pharmacy is suspended: no offer is shown in the shop. Orders that are under way go on, and its sellers can still sign in to finish them.',
          )
        : t(
            'Your pharmacy is suspended: no offer is shown in the shop. Please finish the orders that are under way, and write to us if you think that this is a mistake.',
          )}{' '}
      {!isAdmin && <ContactLink />}
      {pharmacy.suspension_reason && (
        <Box sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t('The reason: {reason}', { reason: pharmacy.suspension_reason })}
        </Box>
      )}
    </Alert>
  )
}

function LicenceNotice() {
  const t = useWords()
  const isAdmin = useBasename() === '/admin'
  const pharmacy = useRecordContext<Pharmacy>()
  const state = licenceState(pharmacy?.license_expires_on)
  if (!state) return null
  const date = day(pharmacy?.license_expires_on)
  const next = isAdmin
    ? t('Enter the new date once the pharmacy has shown its new licence.')
    : t('Send your new licence to us, and we enter its date.')
  return (
    <Alert severity={state === 'expired' ? 'error' : 'warning'}>
      {state === 'expired'
        ? t('The licence expired on {date}. Until it is renewed, no offer is shown in the shop.', { date })
        : t('The licence expires on {date}. After that day no offer is shown in the shop.', { date })}{' '}
      {next} {!isAdmin && <ContactLink />}
    </Alert>
  )
}

function MissingLicence() {
  const t = useWords()
  const isAdmin = useBasename() === '/admin'
  const pharmacy = useRecordContext<Pharmacy>()
  if (!pharmacy || (pharmacy.license_number && pharmacy.license_expires_on)) return null
  return (
    <Alert severity="error">
      {isAdmin
        ? t(
            'The licence is not entered in full, number and last day: until it is, nothing of this pharmacy can be bought.',
          )
        : t(
            'We do not have your FDA licence’s number and last day yet: until we do, nothing of your pharmacy can be bought. Send them to us, and we enter them.',
          )}{' '}
      {!isAdmin && <ContactLink />}
    </Alert>
  )
}

/** The shop's contact form, beside the office. */
function ContactLink() {
  const t = useWords()
  return (
    <Link
      href="/contact-us"
      target="_blank"
      rel="noreferrer"
      color="inherit"
      sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}
    >
      {t('Write to us')}
    </Link>
  )
}
