import { manilaDay } from '../time'

interface Licence {
  license_number: string | null
  /** The last day on which it holds. */
  license_expires_on: string | null
}

/**
 * Whether a pharmacy's FDA licence to operate is on record and holds on this Manila day. Without one nothing of the
 * pharmacy can be bought (RA 9711, RA 10918).
 */
export const isLicensed = (
  { license_number, license_expires_on }: Licence,
  day: string = manilaDay(),
): boolean => (license_number ?? '').trim() !== '' && license_expires_on !== null && license_expires_on >= day
