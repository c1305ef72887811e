import { manilaDay } from '../time'

interface Licence {
  license_number: string | null
  license_expires_on: string | null
}

/** "-", "N/A" and "pending" are typed where there is no number yet. */
const isNumber = (text: string | null) => /[0-9]/.test(text ?? '')

/** Whether an FDA licence to operate holds on a Manila day; without one nothing can be bought (RA 9711, RA 10918). */
export const isLicensed = (
  { license_number, license_expires_on }: Licence,
  day: string = manilaDay(),
): boolean => isNumber(license_number) && license_expires_on !== null && license_expires_on >= day

/** Whether a pharmacy may sell prescription medicines on this Manila day: it has a pharmacist (RA 10918). */
export const mayDispense = (
  { prescriptions_until }: { prescriptions_until: string | null },
  day: string = manilaDay(),
): boolean => prescriptions_until !== null && prescriptions_until >= day
