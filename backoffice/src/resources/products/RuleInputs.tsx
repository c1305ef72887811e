import type { Label } from '@botika/common/messages/message'
import { products } from '@botika/common/messages/office'
import type { DiscountBasis, PrescriptionBasis } from '@botika/common/products/prescription'
import type { Product } from '@botika/common/products/schema'
import { BooleanInput, required, TextInput, useBasename, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useWords } from '../../lib/language/useWords'

const WHY_PRESCRIPTION: Record<PrescriptionBasis, Label> = {
  stated: products.itWasSaidToNeed,
  subcategory: products.itStandsUnderPrescription,
  named: products.calledByAnotherMedicine,
  equivalent: products.decidedByWhatHasThe,
  generic: products.decidedByOtherProductsOf,
  unknown_generic: products.itsGenericNameIsNot,
  no_ingredient: products.itHasNoActiveIngredient,
  register: products.theRegisterSaysSo,
  catalogue: products.itWasSoInThe,
  admin: products.anAdministratorDecidedSo,
}
const WHY_DISCOUNT: Record<DiscountBasis, Label> = {
  medicine: products.medicinesForPeopleGetIt,
  no_medicine: products.itIsNoMedicineFor,
  catalogue: products.itWasSoInThe,
  admin: products.anAdministratorDecidedSo,
}
const FOR_ADMINS = products.onlyAnAdministratorCanChange

/**
 * Whether a prescription is needed and who gets the discount: the server decides, and here stands what and why. A seller
 * may say that a prescription is needed; whatever is taken away, an admin takes away, and says why.
 */
export function RuleInputs() {
  const t = useWords()
  const isAdmin = useBasename() === '/admin'
  const record = useRecordContext<Product>()
  const [prescription, discount] = useWatch({ name: ['is_prescription', 'is_sc_discountable'] }) as unknown[]
  const words = (...texts: (Label | false | null | undefined)[]) =>
    texts.flatMap((text) => (text ? [t(text)] : [])).join(' ')
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
            : words(products.decidedByGenericNameStrength)
        }
      />
      {isAdmin && isLowered && (
        <TextInput
          source="prescription_reason"
          label={t(products.whyItNeedsNoPrescription)}
          validate={required()}
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
          validate={required()}
          helperText={t(products.keptInTheActivityLog)}
        />
      )}
    </>
  )
}
