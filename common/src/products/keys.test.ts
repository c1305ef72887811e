import { describe, expect, it } from 'vitest'
import { equivalenceKey, matchKey } from './keys'

const key = ([generic_name, strength, dosage_form]: readonly string[]) =>
  equivalenceKey({ generic_name, strength, dosage_form })

describe('the key of equivalents', () => {
  it.each<[string[], string[]]>([
    [
      ['Paracetamol', '500 mg', 'Tablet'],
      ['Acetaminophen', '500 mg/1', 'TABLET, FILM COATED'],
    ],
    [
      ['Losartan Potassium', '50 mg', 'Film-Coated Tablet'],
      ['Losartan (as potassium)', '50mg', 'Tab'],
    ],
    [
      ['Salbutamol sulfate', '2 mg/5 mL', 'Syrup'],
      ['Albuterol', '0.4 mg/mL', 'SYRUP'],
    ],
    [
      ['Amoxicillin trihydrate', '250 mg/5 mL', 'Powder for suspension'],
      ['Amoxicillin', '50mg/mL', 'Suspension'],
    ],
    [
      ['Telmisartan + Amlodipine (as besilate)', '40 mg 5 mg', 'Tablet'],
      ['Amlodipine and Telmisartan', '5 mg/1 + 40 mg/1', 'TABLET'],
    ],
    [
      ['Ceftriaxone (as sodium)', '1 g', 'Powder for Injection (I.M./I.V.)'],
      ['Ceftriaxone', '1,000 mg', 'Powder for injection'],
    ],
    [
      ['Levothyroxine', '100 µg', 'Tablet'],
      ['Levothyroxine sodium', '0.1 mg', 'tablets'],
    ],
  ])('is one for %j and %j', (one, other) => {
    expect(key(one)).toBe(key(other))
    expect(key(one)).not.toBeNull()
  })

  it.each<[string[], string[]]>([
    [
      ['Paracetamol', '500 mg', 'Tablet'],
      ['Paracetamol', '325 mg', 'Tablet'],
    ],
    [
      ['Paracetamol', '500 mg', 'Tablet'],
      ['Paracetamol', '500 mg', 'Capsule'],
    ],
    [
      ['Metformin', '500 mg', 'Tablet'],
      ['Metformin', '500 mg', 'TABLET, EXTENDED RELEASE'],
    ],
    [
      ['Diclofenac sodium', '50 mg', 'Tablet'],
      ['Diclofenac potassium', '50 mg', 'Tablet'],
    ],
    [
      ['Potassium chloride', '600 mg', 'Tablet'],
      ['Potassium citrate', '600 mg', 'Tablet'],
    ],
    [
      ['Betamethasone valerate', '1 mg/g', 'Cream'],
      ['Betamethasone dipropionate', '1 mg/g', 'Cream'],
    ],
    [
      ['Paracetamol', '500 mg', 'Tablet'],
      ['Paracetamol + Caffeine', '500 mg + 65 mg', 'Tablet'],
    ],
  ])('differs for %j and %j', (one, other) => {
    expect(key(one)).not.toBe(key(other))
  })

  it('is missing where strength or form is not known', () => {
    expect(equivalenceKey({ generic_name: 'Paracetamol', strength: null, dosage_form: 'Tablet' })).toBeNull()
    expect(equivalenceKey({ generic_name: null, strength: '5 mg', dosage_form: 'Tablet' })).toBeNull()
  })
})

describe('the key of a product', () => {
  const biogesic = {
    name: 'Biogesic 500 mg Tablet',
    generic_name: 'Paracetamol',
    brand: 'Biogesic',
    strength: '500 mg',
    dosage_form: 'Tablet',
    pack_size: '20 tablets',
  }

  it('forgives spelling', () => {
    expect(
      matchKey({ ...biogesic, brand: 'BIOGESIC', strength: '500mg', dosage_form: 'film-coated tablet' }),
    ).toBe(matchKey(biogesic))
  })

  it.each<Partial<typeof biogesic>>([
    { brand: 'Calpol' },
    { pack_size: '100 tablets' },
    { strength: '325 mg' },
  ])('tells %j apart', (other) => {
    expect(matchKey({ ...biogesic, ...other })).not.toBe(matchKey(biogesic))
  })

  const lagundi = {
    name: 'Lagundi 300 mg/5 mL Syrup, 60 mL',
    generic_name: 'Lagundi',
    strength: '300 mg/5 mL',
    dosage_form: 'Syrup',
    pack_size: '60 mL bottle',
  }

  it.each(['Lagundi Syrup', 'LAGUNDI (Generic) 300mg/5ml syr. 60mL', 'Lagundi 60 mg/mL Syrup, 60ml'])(
    'is one for what is nothing but the generic, called %j',
    (name) => expect(matchKey({ ...lagundi, name })).toBe(matchKey(lagundi)),
  )

  it.each(['Ascof Lagundi Syrup', 'Plemex Syrup', 'Lagundi Forte Syrup', 'Lagundi Syrup 120 mL'])(
    'takes what the name %j adds for the brand that nobody filled in',
    (name) => {
      expect(matchKey({ ...lagundi, name })).not.toBe(matchKey(lagundi))
      expect(matchKey({ ...lagundi, name })).not.toBe(matchKey({ ...lagundi, name: 'Kofnil Syrup' }))
    },
  )

  it('reads strength and pack in the name where their fields are empty', () => {
    const named = (name: string) => matchKey({ name, generic_name: 'Losartan', dosage_form: 'Tablet' })
    const names = ['Losartan 50 mg 30s', 'Losartan 100 mg 30s', 'Losartan 50 mg 100s', 'Losartan']
    expect(new Set(names.map(named)).size).toBe(names.length)
    expect(named('LOSARTAN 50MG TAB 30S')).toBe(named('Losartan tablets 50 mg, 30s'))
  })

  it('is one whether the brand stands in its field or in the name', () => {
    expect(matchKey({ ...lagundi, name: 'Ascof Lagundi Syrup' })).toBe(
      matchKey({ ...lagundi, name: 'Ascof', brand: 'ASCOF' }),
    )
  })

  it('tells products apart by names in other scripts, or in signs alone', () => {
    const names = ['正骨水', '白花油', '地西泮 5 mg', 'Диазепам 5 mg', 'ยาดม', '💊💊', '---']
    const facts = names.flatMap((name) => [
      { name },
      { name, generic_name: 'Camphor' },
      { name: 'Oil', generic_name: name },
    ])
    const keys = facts.slice(0, -6).map(matchKey)
    expect(new Set(keys).size).toBe(keys.length)
    expect(matchKey({ name: '---' })).not.toBe(matchKey({ name: '💊💊' }))
    expect(matchKey({ name: 'β-carotene' })).toBe(matchKey({ name: 'Carotene' }))
  })

  it('falls back on the name for what is no medicine', () => {
    expect(matchKey({ name: 'Baby wipes' })).not.toBe(matchKey({ name: 'Cotton balls' }))
  })
})
