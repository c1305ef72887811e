import { describe, expect, it } from 'vitest'
import { type DrugFacts, drugSaid, judgeDrug } from './judge'

const verdict = (facts: DrugFacts) => {
  const found = judgeDrug(facts)
  return found && [found.outcome, found.field, found.drug.name]
}

describe('a product', () => {
  it.each<[DrugFacts, unknown[]]>([
    [{ generic_name: 'Clonazepam' }, ['refused', 'generic_name', 'clonazepam']],
    [{ name: 'Sleep aid', brand: 'Rivotril' }, ['refused', 'brand', 'clonazepam']],
    [{ name: 'Cough syrup', strength: 'Codeine phosphate 10 mg/5 mL' }, ['refused', 'strength', 'codeine']],
    [{ generic_name: 'Clonazepan' }, ['held', 'generic_name', 'clonazepam']],
    // the gravest is said, wherever it stands
    [{ generic_name: 'Clonazepan', brand: 'Valium' }, ['refused', 'brand', 'diazepam']],
    [{ generic_name: 'Pseudoephedrine' }, ['refused', 'generic_name', 'pseudoephedrine']],
    [{ name: 'Sudafed 60 mg' }, ['refused', 'name', 'pseudoephedrine']],
    [{ generic_name: 'Pseudoephedrine', brand: 'Sudafed' }, ['refused', 'generic_name', 'pseudoephedrine']],
    [{ generic_name: 'Phenylephrine', brand: 'Sudafed' }, ['held', 'brand', 'pseudoephedrine']],
    [{ name: 'Sudafad tablet' }, ['held', 'name', 'pseudoephedrine']],
    [{ name: 'Actifed syrup' }, ['held', 'name', 'pseudoephedrine']],
    [{ name: 'Actifed', generic_name: 'Triprolidine' }, ['held', 'name', 'pseudoephedrine']],
    [{ name: 'Ephedrine 30 mg', generic_name: 'Paracetamol + Caffeine' }, ['held', 'name', 'ephedrine']],
    // a comma or a word makes no partner
    [{ name: 'Ephedrine 30 mg, 10 tablets' }, ['held', 'name', 'ephedrine']],
    [{ name: 'Pseudoephedrine with free pen' }, ['held', 'name', 'pseudoephedrine']],
    [{ generic_name: 'Ephedrine + Cotton' }, ['held', 'generic_name', 'ephedrine']],
    // exempt is only what is not injected
    [{ name: 'Ephedrine 50 mg/mL, 1 mL Solution for Injection Ampule' }, ['refused', 'name', 'ephedrine']],
    [{ name: 'Ergotamine 1 mg tablet' }, ['held', 'name', 'ergotamine']],
    [{ generic_name: 'Eszopiclone' }, ['held', 'generic_name', 'eszopiclone']],
    [{ name: 'Acetone 60 mL' }, ['held', 'name', 'acetone']],
    [
      { name: 'Elixir', description: 'Each 5 mL contains codeine 10 mg.' },
      ['refused', 'description', 'codeine'],
    ],
    [{ name: 'Night drops', description: 'As good as zolpidem.' }, ['held', 'description', 'zolpidem']],
    [{ name: 'Elixir', dosage: 'Diazepam 5 mg at bedtime' }, ['held', 'dosage', 'diazepam']],
    [
      { name: 'Elixir', side_effects: 'It contains codeine: drowsiness.' },
      ['held', 'side_effects', 'codeine'],
    ],
    [{ generic_name: 'Fentanyl free base' }, ['refused', 'generic_name', 'fentanyl']],
    [{ name: 'Sleep aid', generic_name: 'No diazepam' }, ['refused', 'generic_name', 'diazepam']],
    [{ name: 'Diazepam free delivery' }, ['held', 'name', 'diazepam']],
    [{ name: 'Cough syrup, codeine-free' }, ['held', 'name', 'codeine']],
    [{ name: 'Tablet', manufacturer: 'Alprazolam 500 mcg' }, ['held', 'manufacturer', 'alprazolam']],
  ])('%j is seen for what it is', (facts, said) => expect(verdict(facts)).toEqual(said))

  it.each<DrugFacts>([
    { generic_name: 'Loratadine + Pseudoephedrine' },
    { name: 'Clarinase', generic_name: 'Loratadine + Pseudoephedrine sulfate' },
    { name: 'Actifed', generic_name: 'Triprolidine HCl 2.5 mg / Pseudoephedrine HCl 60 mg' },
    { name: 'Cetirizine 5 mg + Pseudoephedrine 120 mg tablet' },
    { generic_name: 'Acrivastine + Pseudoephedrine' },
    { generic_name: 'Ergotamine + Caffeine' },
    { brand: 'Cafergot', generic_name: 'Ergotamine + Caffeine' },
    { generic_name: 'Chlorphenamine + Phenylpropanolamine + Paracetamol' },
    { name: 'Cough syrup', description: 'Without codeine. Codeine-free.' },
    {
      generic_name: 'Naloxone',
      contraindications: 'Caution after morphine 10 mg.',
      side_effects: 'As with morphine.',
    },
    { generic_name: 'Dextromethorphan', description: 'For dry cough.' },
    { name: 'Nail polish remover with acetone' },
    {},
  ])('%j is lawful', (facts) => expect(verdict(facts)).toBeNull())

  it('is told by name and schedule, with what was written', () => {
    const said = (facts: DrugFacts) => {
      const found = judgeDrug(facts)
      return found && drugSaid(found)
    }
    expect(said({ name: 'Diazepam' })).toBe('diazepam (UN 1971, Schedule IV)')
    expect(said({ name: 'Rivotril' })).toBe('rivotril – clonazepam (UN 1971, Schedule IV)')
  })
})
