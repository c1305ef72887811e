import { papers, sellers } from '@botika/common/messages/office'
import { mayDispense } from '@botika/common/pharmacies/licence'
import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import { Alert, Box, Link } from '@mui/material'
import { useBasename, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../lib/language/useTranslations'
import { day } from '../../ui/format'
import { manilaDay } from '@botika/common/time'

export const StatusNotice = () => (
  <>
    <SuspensionNotice />
    <LicenceNotice />
    <MissingLicence />
    <PharmacistNotice />
  </>
)

function SuspensionNotice() {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const pharmacy = useRecordContext<Pharmacy>()
  if (pharmacy?.status !== 'suspended') return null
  return (
    <Alert severity="error">
      {isAdmin ? t(sellers.thisPharmacyIsSuspendedNo) : t(sellers.yourPharmacyIsSuspendedNo)}{' '}
      {!isAdmin && <ContactLink />}
      {pharmacy.suspension_reason && (
        <Box sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t(sellers.theReasonReason, { reason: pharmacy.suspension_reason })}
        </Box>
      )}
    </Alert>
  )
}

function LicenceNotice() {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const pharmacy = useRecordContext<Pharmacy>()
  const state = licenceState(pharmacy?.license_expires_on)
  if (!state) return null
  const date = day(pharmacy?.license_expires_on)
  const next = isAdmin ? t(sellers.enterTheNewDateOnce) : t(sellers.sendYourNewLicenceTo)
  return (
    <Alert severity={state === 'expired' ? 'error' : 'warning'}>
      {state === 'expired'
        ? t(sellers.theLicenceExpiredOnDate, { date })
        : t(sellers.theLicenceExpiresOnDate, { date })}{' '}
      {next} {!isAdmin && <PapersLink />}
    </Alert>
  )
}

function MissingLicence() {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const pharmacy = useRecordContext<Pharmacy>()
  if (!pharmacy || (pharmacy.license_number && pharmacy.license_expires_on)) return null
  return (
    <Alert severity="error">
      {isAdmin ? t(sellers.theLicenceIsNotEntered) : t(sellers.weDoNotHaveYour)} {!isAdmin && <PapersLink />}
    </Alert>
  )
}

function PharmacistNotice() {
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const pharmacy = useRecordContext<Pharmacy>()
  if (!pharmacy || mayDispense(pharmacy)) return null
  return (
    <Alert severity="warning">
      {t(papers.noCardNoPrescriptions)} {!isAdmin && <PapersLink />}
    </Alert>
  )
}

function PapersLink() {
  const t = useTranslations()
  return (
    <Link component={RouterLink} to="/seller/papers" color="inherit" sx={{ fontWeight: 700 }}>
      {t(papers.add)}
    </Link>
  )
}

function ContactLink() {
  const t = useTranslations()
  return (
    <Link
      href="/contact-us"
      target="_blank"
      rel="noreferrer"
      color="inherit"
      sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}
    >
      {t(sellers.writeToUs)}
    </Link>
  )
}

const SOON_DAYS = 45
const dayAfter = (now: number, days: number) => manilaDay(new Date(now + days * 86_400_000))

/** Whether a licence has expired (its last day is over, by Manila's calendar, as the shop counts) or will within 45 days. */
export function licenceState(expiresOn: string | null | undefined, now: number = Date.now()) {
  if (!expiresOn) return null
  if (expiresOn < dayAfter(now, 0)) return 'expired'
  return expiresOn <= dayAfter(now, SOON_DAYS) ? 'soon' : null
}
