import * as products from '@botika/common/messages/office/products'
import type { DiscountBasis, PrescriptionBasis } from '@botika/common/products/prescription'
import type { Product } from '@botika/common/products/schema'
import { BooleanInput, required, TextInput, useBasename, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useWords } from '../../lib/language/useWords'

const WHY_PRESCRIPTION: Record<PrescriptionBasis, string> = {
  stated: 'It was said to need one.',
  subcategory: 'It stands under Prescription.',
  named: 'It is called by another medicine than its generic name says.',
  equivalent: 'Decided by what has the same generic name, strength and form.',
  generic: 'Decided by other products of the same generic name.',
  unknown_generic: 'Its generic name is not known here, so it needs one.',
  no_ingredient: 'It has no active ingredient.',
  register: 'The register says so.',
  catalogue: 'It was so in the catalogue.',
  admin: 'An administrator decided so.',
}
const WHY_DISCOUNT: Record<DiscountBasis, string> = {
  medicine: 'Medicines for people get it (RA 9994, RA 10754).',
  no_medicine: 'It is no medicine for people.',
  catalogue: 'It was so in the catalogue.',
  admin: 'An administrator decided so.',
}
const FOR_ADMINS = 'Only an administrator can change this.'

/**
 * Whether a prescription is needed and who gets the discount: the server decides, and here stands what and why. A seller
 * may say that a prescription is needed; whatever is taken away, an admin takes away, and says why.
 */
export function RuleInputs() {
  const t = useWords()
  const isAdmin = useBasename() === '/admin'
  const record = useRecordContext<Product>()
  const [prescription, discount] = useWatch({ name: ['is_prescription', 'is_sc_discountable'] }) as unknown[]
  const words = (...texts: (string | false | null | undefined)[]) =>
    texts
      .filter((text) => typeof text === 'string')
      .map((text) => t(text))
      .join(' ')
  const isLowered = record?.is_prescription === true && prescription === false
  const isOtherDiscount = record !== undefined && discount !== record.is_sc_discountable

  return (
    <>
      <BooleanInput
        source="is_prescription"
        label={t(products.needsAPrescription)}
        readOnly={!isAdmin && record?.is_prescription === true}
        helperText={
          record
            ? words(
                record.prescription_basis && WHY_PRESCRIPTION[record.prescription_basis],
                !isAdmin && record.is_prescription && FOR_ADMINS,
              )
            : words(
                'Decided by generic name, strength and form when you save; you can say that it needs one.',
              )
        }
      />
      {isAdmin && isLowered && (
        <TextInput
          source="prescription_reason"
          label={t(products.whyItNeedsNoPrescription)}
          validate={required('Please fill this in')}
          helperText={t(products.holdsForEveryProductOf)}
        />
      )}
      {record && (
        <BooleanInput
          source="is_sc_discountable"
          label={t(products.seniorCitizenAndPWDDiscount)}
          readOnly={!isAdmin}
          helperText={words(
            record.discount_basis && WHY_DISCOUNT[record.discount_basis],
            !isAdmin && FOR_ADMINS,
          )}
        />
      )}
      {isAdmin && isOtherDiscount && (
        <TextInput
          source="discount_reason"
          label={t(products.whyTheDiscountDiffers)}
          validate={required('Please fill this in')}
          helperText={t(products.keptInTheActivityLog)}
        />
      )}
    </>
  )
}
