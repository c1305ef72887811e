import { products as calls } from '@botika/common/products/endpoints'
import type { ProductPage } from '@botika/common/products/schema'
import { GENERIC_SYNONYMS } from '@botika/common/products/synonyms'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSearch } from '../engine/repository'
import { anOffer, aPharmacy, aProduct } from '../../testing/makers'
import { aMedicine } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World

/** Words that mistaken repairs led to, beside medicines that shoppers mean. */
const MEDICINES: [generic: string, strength: string, brand?: string, indications?: string][] = [
  ['Methotrexate', '2.5 mg', 'Antares'],
  ['Goat epithelium', '10 mg'],
  ['Pigweed', '10 mg'],
  ['Metformin', '500 mg', undefined, 'Lowers blood sugar'],
  ['Mupirocin', '20 mg', 'Hilomax'],
  ['Mupirocin', '2 mg', 'Centany'],
  ['Galium aparine', '5 mg'],
  ['Prednisolone', '5 mg'],
  ['Niacinamide', '500 mg'],
  ['Sercofen', '5 mg'],
  ['Betahistine', '8 mg'],
  ['Cefuroxime', '500 mg'],
  ['Paracetamol', '500 mg', 'Lunas', 'Relieves fever, cough and colds'],
  ['Loratadine', '10 mg'],
  ['Losartan Potassium', '50 mg'],
  ['Amoxicillin', '500 mg'],
  ['Ascorbic Acid', '500 mg', 'Vitamin C', 'Vitamin C deficiency'],
  ['Aluminum Hydroxide', '200 mg', undefined, 'Heartburn and sour stomach'],
  ['Fluconazole', '150 mg'],
  ['Povidone Iodine', '10 %', undefined, 'For wounds and cuts'],
]

const GOODS = [
  'Anti-dandruff shampoo',
  'Vaccine cooler bag',
  'Surgical mask with ear loop to wear near others',
  'Pharmaceutical cotton balls',
  'Coconut sugar',
  'Goat milk soap',
]

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

beforeAll(async () => {
  world = await makeWorld()
  const { id: pharmacy_id } = await aPharmacy(world, { name: 'Botica Paraiso' })
  for (const [generic, strength, brand, indications = ''] of MEDICINES) {
    const name = `${brand ?? generic} ${strength} Tablet`
    const { id } = await aMedicine(world, generic, strength, {
      name,
      indications,
      ...(brand ? { brand } : {}),
    })
    await anOffer(world, { product_id: id, pharmacy_id })
  }
  for (const name of GOODS) {
    const { id } = await aProduct(world, { name, generic_name: null, brand: null, strength: null })
    await anOffer(world, { product_id: id, pharmacy_id })
  }
  await refreshSearch(world.db, 'all')
})
afterAll(() => world.close())

const search = (keyword: string): Promise<ProductPage> => world.call(calls.search, { query: { keyword } })
const proposed = ({ search: read }: ProductPage) => read?.suggestions.map(({ keyword }) => keyword)

describe('words that no product has', () => {
  it.each([
    'gout',
    'pills',
    'near me',
    'pharmacy near me',
    'pharmacy open now',
    '24 hours pharmacy',
    'anti rabies',
    'hilo',
    'buntis',
    'kagat ng aso',
    'singaw',
    'balisawsaw',
    'bakuna',
    'flu',
    'pedia',
    'botika malapit',
    'bukas na botika',
    'nasusuka',
    'contraceptive',
    'diaper',
    'x-ray',
    'x 20mg',
    'y xl',
    'prednisone',
    'niacin',
    'cefotaxime',
    'zzzzqqq',
  ])('%s finds nothing rather than something else', async (keyword) => {
    expect(await search(keyword)).toMatchObject({
      total: 0,
      data: [],
      search: { corrections: [], refused: [] },
    })
    expect(await search(keyword)).not.toHaveProperty('corrected_keyword')
  })

  it.each([
    ['gout', ['gout'], []],
    ['anti rabies', ['rabies'], []],
    ['losartan zzzzqq 50', ['zzzzqq'], ['losartan 50']],
    ['amoxicilin zzzzqq', ['zzzzqq'], ['amoxicillin']],
    ['losartan loratadine', [], ['losartan', 'loratadine']],
    ['lozartam', ['lozartam'], ['losartan']],
    // near no word
    ['visine', ['visine'], []],
    ['24 hours pharmacy', [], []],
  ])('%s: %j are named as unknown, %j are offered', async (keyword, unknown, offered) => {
    const page = await search(keyword)
    expect(page).toMatchObject({ total: 0, search: { unknown_words: unknown } })
    expect(proposed(page)).toEqual(offered)
  })

  it('say which words an offer leaves out', async () => {
    expect((await search('losartan zzzzqq')).search?.suggestions).toEqual([
      { keyword: 'losartan', without: ['zzzzqq'] },
    ])
  })
})

describe('words that mean one thing only', () => {
  it.each([
    ['sugat', 'Povidone Iodine', 'translation'],
    ['antacids', 'Aluminum Hydroxide', 'translation'],
    ['gamot sa lagnat', 'Paracetamol', 'translation'],
    ['paracetmol', 'Paracetamol', 'spelling'],
    ['amoxicilin 500', 'Amoxicillin', 'spelling'],
    ['biogesik', 'Paracetamol', 'brand'],
    ['biogesic', 'Paracetamol', 'brand'],
    ['serc', 'Betahistine', 'brand'],
    ['losartanpotassium', 'Losartan Potassium', 'spacing'],
    ['lora tadine', 'Loratadine', 'spacing'],
  ])('%s finds %s, by %s', async (keyword, generic_name, kind) => {
    const { data, search: read } = await search(keyword)
    expect(data[0]).toMatchObject({ generic_name })
    expect(read?.corrections.map((one) => one.kind)).toEqual([kind])
  })

  it.each(['amoxcillin', 'amoxycilin', 'amoxyicillin'])(
    'are named as products are, not by an older spelling that is nearer: %s',
    async (typed) => {
      const { data, search: read } = await search(typed)
      expect(read?.corrections).toEqual([{ typed, searched: 'amoxicillin', kind: 'spelling' }])
      expect(data[0]).toMatchObject({ generic_name: 'Amoxicillin' })
    },
  )

  it('are searched without their form or salt where nothing has it, and that is said', async () => {
    const page = await search('losartan syrup')
    expect(page.data[0]).toMatchObject({ generic_name: 'Losartan Potassium' })
    expect(page.search).toMatchObject({ searched: 'losartan', left_out: ['syrup'] })
  })

  it('are searched as they stand, with the common word beside a rare one as an offer', async () => {
    for (let number = 0; number < 21; number++) {
      const { id } = await aMedicine(world, 'Metoprolol', `${number + 1} mg`)
      await anOffer(world, { product_id: id })
    }
    const { id } = await aMedicine(world, 'Metoprolil', '5 mg')
    await anOffer(world, { product_id: id })
    await refreshSearch(world.db, 'all')
    const page = await search('metoprolil')
    expect(page.data.map(({ generic_name }) => generic_name)).toEqual(['Metoprolil'])
    expect(page.search?.suggestions).toEqual([{ keyword: 'metoprolol', without: [] }])
  })
})

describe('names that may not be sold online', () => {
  it.each([
    ['clonazepam', 'clonazepam'],
    ['Clonazepam 2mg', 'clonazepam'],
    ['rivotril', 'clonazepam'],
    ['fentanyl', 'fentanyl'],
    ['valium', 'diazepam'],
    ['diazepan', 'diazepam'],
    ['shabu', 'metamfetamine'],
  ])('%s is known as %s, and nothing else is shown or offered', async (keyword, name) => {
    const page = await search(keyword)
    expect(page).toMatchObject({
      total: 0,
      search: { refused: [{ name }], corrections: [], suggestions: [] },
    })
    expect(page.search?.refused[0]?.law).toMatch(/RA 9165|UN|Board/)
  })

  it('leave the other words to be searched alone', async () => {
    const page = await search('rivotril losartan')
    expect(page).toMatchObject({ total: 0, search: { refused: [{ name: 'clonazepam' }] } })
    expect(page.search?.suggestions).toEqual([{ keyword: 'losartan', without: ['rivotril'] }])
  })

  it.each(['losartan', 'loratadine', 'paracetamol', 'prednisolone', 'gout'])(
    'are not %s',
    async (keyword) => {
      expect((await search(keyword)).search?.refused).toEqual([])
    },
  )
})

/** Letters that differ, written down plainly: too many, missing, wrong, or two exchanged. */
function differing(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isTurned = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const row = rows[i] as number[]
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isTurned ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  return at(one.length, other.length)
}

describe('whatever is searched', () => {
  const WORDS = [
    ...MEDICINES.flatMap(([generic, strength, brand = '']) => [generic, strength, brand]),
    ...GOODS,
    'gout pills antacids sugat near me open rabies biogesic rivotril syrup 500 mg tablet ng sa para xl',
  ]
    .flatMap((text) => plain(text).split(/[\s-]+/))
    .filter(Boolean)
  const letter = fc.constantFrom(...'abcdefghijklmnoprstuvxyz')
  const slip = fc
    .tuple(fc.constantFrom(...WORDS), fc.nat(20), letter, fc.nat(3))
    .map(([word, nat, other, how]) => {
      const index = nat % word.length
      const [head, tail] = [word.slice(0, index), word.slice(index + 1)]
      return [head + tail, head + other + tail, head + word[index] + other + tail, word][how] ?? word
    })
  const wish = fc
    .array(fc.oneof(slip, fc.string({ unit: letter, minLength: 2, maxLength: 12 })), {
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => words.join(' '))

  const texts = new Map<number, string>()
  async function textOf(id: number): Promise<string> {
    const known = texts.get(id)
    if (known !== undefined) return known
    const text = plain(JSON.stringify(Object.values(await world.call(calls.one, { params: { id } }))))
    texts.set(id, text)
    return text
  }

  it('what is shown has every word that is said to be searched, each typed or corrected by few letters', async () => {
    await fc.assert(
      fc.asyncProperty(wish, async (keyword) => {
        fc.pre(keyword.trim() !== '')
        const { data, search: read } = await search(keyword)
        if (!read) throw new Error('A search says how it was read')
        const typed = plain(keyword).split(/[^a-z0-9.%]+/)
        const once = plain(keyword).replace(/\s+/g, ' ')
        expect(read.corrections.filter(({ typed: from }) => !once.includes(from))).toEqual([])
        const isFar = ({ typed: from, searched }: { typed: string; searched: string }) =>
          differing(from, searched) > Math.max(from.length, searched.length) / 5
        expect(read.corrections.filter((one) => one.kind === 'spelling' && isFar(one))).toEqual([])
        const corrected = read.corrections.flatMap(({ searched }) => searched.split(' '))
        const words = read.searched.split(' ').filter((word) => /^[a-z]{3,}$/.test(word))
        if (data.length === 0) return
        for (const word of words) expect([...typed, ...corrected]).toContain(word)
        for (const card of data) {
          const text = await textOf(card.id)
          const isShown = (word: string) => text.includes(word.replace(/s$/, ''))
          // a medicine has one name in the catalogue, however it was spelled before
          const shown = words.some((word) => isShown(word) || isShown(GENERIC_SYNONYMS.get(word) ?? word))
          expect([keyword, read.searched, text, words.length === 0 || shown]).toEqual([
            keyword,
            read.searched,
            text,
            true,
          ])
        }
      }),
      { numRuns: 60 },
    )
  }, 120_000)
})
