import { describe, expect, it } from 'vitest'
import { decidePrescription, type PrescriptionEvidence } from './prescription'

const NOTHING: PrescriptionEvidence = {
  isStated: false,
  isInPrescriptionCategory: false,
  isNamedOtherwise: false,
  ofEquivalents: null,
  ofGeneric: null,
  isNamedLikeOne: false,
  hasActiveIngredient: true,
  isRegisteredWithout: false,
}
const decide = (evidence: Partial<PrescriptionEvidence>) => decidePrescription({ ...NOTHING, ...evidence })

describe('whether a prescription is needed', () => {
  it('is decided by generic, strength and form first, then by the generic', () => {
    expect(decide({ ofEquivalents: false, ofGeneric: true })).toEqual({
      isPrescription: false,
      basis: 'equivalent',
    })
    expect(decide({ ofEquivalents: true, ofGeneric: true })).toMatchObject({ isPrescription: true })
    expect(decide({ ofGeneric: true })).toEqual({ isPrescription: true, basis: 'generic' })
    expect(decide({ ofGeneric: false })).toEqual({ isPrescription: false, basis: 'generic' })
  })

  it('is so for every active ingredient that nobody knows, and for nothing else', () => {
    expect(decide({})).toEqual({ isPrescription: true, basis: 'unknown_generic' })
    expect(decide({ isRegisteredWithout: true })).toEqual({ isPrescription: false, basis: 'register' })
    expect(decide({ hasActiveIngredient: false })).toEqual({ isPrescription: false, basis: 'no_ingredient' })
    expect(decide({ hasActiveIngredient: false, isNamedLikeOne: true })).toMatchObject({
      isPrescription: true,
    })
  })

  it('is raised by what is said and by the shelf, whatever else is known', () => {
    const free = { ofEquivalents: false, ofGeneric: false, isRegisteredWithout: true }
    expect(decide({ ...free, isStated: true }).isPrescription).toBe(true)
    expect(decide({ ...free, isInPrescriptionCategory: true }).isPrescription).toBe(true)
    expect(decide({ ...free, isNamedOtherwise: true })).toEqual({ isPrescription: true, basis: 'named' })
  })
})
