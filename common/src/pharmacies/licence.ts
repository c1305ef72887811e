import { manilaDay } from '../time'

interface Licence {
  license_number: string | null
  /** The last day on which it holds. */
  license_expires_on: string | null
}

/** "-", "N/A" and "pending" are typed where there is no number yet. */
const isNumber = (text: string | null) => /[0-9]/.test(text ?? '')

/**
 * Whether a pharmacy's FDA licence to operate is on record and holds on this Manila day. Without one nothing of the
 * pharmacy can be bought (RA 9711, RA 10918).
 */
export const isLicensed = (
  { license_number, license_expires_on }: Licence,
  day: string = manilaDay(),
): boolean => isNumber(license_number) && license_expires_on !== null && license_expires_on >= day
