/** On what it rests whether a product needs a prescription. */
export const PRESCRIPTION_BASES = [
  'stated',
  'subcategory',
  'named',
  'equivalent',
  'generic',
  'unknown_generic',
  'no_ingredient',
  'register',
  'catalogue',
  'admin',
] as const
export type PrescriptionBasis = (typeof PRESCRIPTION_BASES)[number]

/** On what it rests whether seniors and persons with disability get the discount. */
export const DISCOUNT_BASES = ['medicine', 'no_medicine', 'catalogue', 'admin'] as const
export type DiscountBasis = (typeof DISCOUNT_BASES)[number]

/** The subcategory whose products need a prescription. */
export const PRESCRIPTION_SUBCATEGORY = 'prescription'

export interface PrescriptionEvidence {
  isStated: boolean
  isInPrescriptionCategory: boolean
  /** Its texts name a medicine that its generic name does not hold, and that is not known to need none. */
  isNamedOtherwise: boolean
  /** Whether another product of the same generic, strength and form needs one; null where there is none. */
  ofEquivalents: boolean | null
  /** Whether any other product of the generic needs one; null where there is none. */
  ofGeneric: boolean | null
  /** Its name holds the generic or the brand of a product that needs one. */
  isNamedLikeOne: boolean
  hasActiveIngredient: boolean
  /** The register of the FDA, or the Department of Health, says that it needs none. */
  isRegisteredWithout: boolean
}

/**
 * The stricter of two medicines that name a product decides; else generic, strength and form together; then any product
 * of the generic; then every active ingredient. Only an admin takes a prescription away.
 */
export function decidePrescription(evidence: PrescriptionEvidence): {
  isPrescription: boolean
  basis: PrescriptionBasis
} {
  if (evidence.isStated) return { isPrescription: true, basis: 'stated' }
  if (evidence.isInPrescriptionCategory) return { isPrescription: true, basis: 'subcategory' }
  if (evidence.isNamedOtherwise) return { isPrescription: true, basis: 'named' }
  if (evidence.ofEquivalents !== null) return { isPrescription: evidence.ofEquivalents, basis: 'equivalent' }
  if (evidence.isNamedLikeOne) return { isPrescription: true, basis: 'generic' }
  if (evidence.ofGeneric !== null) return { isPrescription: evidence.ofGeneric, basis: 'generic' }
  if (!evidence.hasActiveIngredient) return { isPrescription: false, basis: 'no_ingredient' }
  if (evidence.isRegisteredWithout) return { isPrescription: false, basis: 'register' }
  return { isPrescription: true, basis: 'unknown_generic' }
}
