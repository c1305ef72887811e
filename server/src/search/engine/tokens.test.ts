import { describe, expect, it } from 'vitest'
import { documentOf, type Searchable } from './document'
import { isSlipOf, onlySlipOf, ranked, slips } from './likeness'
import { queryOf, readTerms } from './terms'
import { sameAmounts, tokensOf } from './tokens'

const termsIn = (text: string) => readTerms(text).terms
const texts = (text: string) => tokensOf(text).map((token) => token.text)

const product: Searchable = {
  name: 'Amoclav 625 Tablet',
  generic_name: 'Amoxicillin + Clavulanic Acid',
  brand: 'Amoclav',
  strength: '500 mg + 125 mg',
  dosage_form: 'Film-Coated Tablet',
  pack_size: '14 tablets',
  manufacturer: null,
  indications: '',
  categories: ['Antibiotics'],
}

describe('typed text', () => {
  it.each(['500mg', '500 mg', '500-mg', '500 MG', '0500 mg'])('has the same amount as %s', (text) => {
    expect(texts(`paracetamol ${text}`)).toEqual(['paracetamol', '500mg'])
  })

  it('keeps vitamins, percent and decimals apart from amounts', () => {
    expect(texts('Vitamin B12 0.5% 62.5mcg 1,000 IU')).toEqual([
      'vitamin',
      'b12',
      '0.5%',
      '62.5mcg',
      '1000iu',
    ])
  })

  it('takes words that programs know for words', () => {
    expect(texts('constructor 5 constructor __proto__')).toEqual(['constructor', '5', 'constructor', 'proto'])
    expect(documentOf({ ...product, generic_name: 'constructor', dosage_form: 'toString' }).words).toContain(
      'constructor',
    )
  })

  it('loses accents and apostrophes, and joins what a hyphen parts', () => {
    expect(texts('Johnson’s Señorita co-amoxiclav')).toEqual(['johnsons', 'senorita', 'coamoxiclav'])
  })

  it('knows one amount in several units', () => {
    expect(sameAmounts('1', 'g')).toEqual(['1g', '1000mg'])
    expect(sameAmounts('0.1', 'mg')).toEqual(['0.1mg', '100mcg'])
    expect(sameAmounts('5', 'ml')).toEqual(['5ml'])
  })
})

describe('a query', () => {
  it('wants every word, begun or whole, and numbers exactly', () => {
    expect(queryOf(termsIn('paracet 500'))).toBe(`('paracet' | 'paracet':*) & '500'`)
  })

  it('takes names of medicines and short words of every day for no start of another', () => {
    expect(queryOf(termsIn('niacin caps'))).toBe(`('niacin' | 'niacins') & ('cap' | 'caps')`)
    expect(queryOf(termsIn('niacin 500'))).toBe(`('niacin' | 'niacins') & '500'`)
    expect(queryOf(termsIn('flu'))).toBe(`('flu' | 'flus')`)
    expect(queryOf(termsIn('niacin'), true)).toContain(`'niacin':*`)
  })

  it('leaves out what says nothing, unless nothing else was said', () => {
    expect(queryOf(termsIn('gamot para sa ubo'))).toBe(`('cough' | 'cough':*)`)
    expect(queryOf(termsIn('for the'))).not.toBe('')
  })

  it.each(["'", '\\', "a'b:*&|!()", '<-> & !', '🙂', '%', "'; drop table products"])(
    'has no syntax of its own in %s',
    (text) => {
      expect(queryOf(termsIn(text)).replace(/'[^']*'(:\*)?| [&|] |[()]/g, '')).toBe('')
    },
  )
})

describe('a product', () => {
  const words = (facts: Partial<Searchable> = {}) => documentOf({ ...product, ...facts }).vector

  it('is found by its parts, their sum, its other names and its category', () => {
    for (const word of [`'500mg':`, `'500':`, `'625mg':`, `'coamoxiclav':`, `'antibiotic':`, `'amoclav':`])
      expect(words()).toContain(word)
  })

  it('is found by the American and the international name', () => {
    expect(words({ generic_name: 'Paracetamol' })).toContain(`'acetaminophen':`)
    expect(words({ generic_name: 'Albuterol sulfate' })).toContain(`'salbutamol':`)
  })

  it('is found by what packs call slow release', () => {
    expect(words({ dosage_form: 'TABLET, EXTENDED RELEASE' })).toContain(`'xr':`)
    expect(words()).not.toContain(`'xr':`)
  })
})

describe('likeness', () => {
  it('forgives what is heard alike more than what is not', () => {
    expect(slips('biogesik', 'biogesic')).toBeLessThan(slips('biogesit', 'biogesic'))
    expect(slips('amoxicilin', 'amoxicillin')).toBeLessThan(1)
    expect(slips('paractamol', 'paracetamol')).toBe(1)
    expect(slips('parcaetamol', 'paracetamol')).toBeLessThan(1)
  })

  it('offers the nearest word, and nothing when none is near', () => {
    const words = ['cetirizine', 'cefuroxime', 'sertraline'].map((word) => ({ word, ndoc: 10 }))
    expect(ranked('sitirizine', words)[0]?.word).toBe('cetirizine')
    expect(ranked('thermometer', words)).toEqual([])
  })

  it.each([
    ['paracetmol', 'paracetamol', true],
    ['lnuas', 'lunas', true],
    ['sitirizine', 'cetirizine', true],
    ['clavics', 'clavix', true],
    // one letter of four
    ['gout', 'gut', false],
    ['advl', 'advil', true],
    // two of eight
    ['antacids', 'antares', false],
    ['fentanyl', 'centany', false],
    // another first letter in a short word
    ['valium', 'galium', false],
  ])('takes %s for a slip of %s: %s', (typed, meant, isSlip) => {
    expect(isSlipOf(typed, meant)).toBe(isSlip)
  })

  it('can not tell which of two words is meant that are equally near', () => {
    const of = (...words: string[]) =>
      ranked(
        'cefotixime',
        words.map((word) => ({ word, ndoc: 5 })),
      )
    expect(onlySlipOf('cefotixime', of('cefotaxime'))?.word).toBe('cefotaxime')
    expect(onlySlipOf('cefoxime', of('cefixime', 'cefotime'))).toBeNull()
  })
})
