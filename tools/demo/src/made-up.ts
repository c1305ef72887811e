import { nameSort } from '@botika/common/products/words'
import { slugOf } from '@botika/common/slug'
import { type Random, seededRandom } from './pictures/random'
import { shelfOf } from '@botika/registers'
import { medicineOf, type PharmacyRecord, type ProductRecord } from '@botika/server/ingest'

const ONSETS = 'b c d f g l m n p r s t v z br cl dr fl gr pr st tr'.split(' ')
const VOWELS = 'a e i o u'.split(' ')
const ENDS =
  'pril sartan olol dipine statin cillin mycin floxacin azole prazole tidine formin gliptin oxetine profen'.split(
    ' ',
  )
const FORMS = [
  'Tablet',
  'Capsule',
  'Syrup',
  'Cream',
  'Solution for injection',
  'Tablet, film coated',
  'Oral drops',
] as const
const AMOUNTS = [2.5, 5, 10, 20, 25, 40, 50, 100, 125, 200, 250, 400, 500, 850, 1000] as const
const GENERICS = 3_000
const BRANDS = 5_000

/** A licence of no real office, marked as such, with which made-up offers can be bought. */
const sampleLicence = (number: number) => ({
  license_number: `SAMPLE-${number}`,
  license_expires_on: '2099-12-31',
})

/** Pharmacies of no real place, half of them around the capital, for measuring alone. */
export function* madeUpPharmacies(count: number): Generator<PharmacyRecord> {
  const random = seededRandom('bench pharmacies')
  for (let number = 1; number <= count; number++) {
    const isInCapital = random.chance(0.5)
    const name = `Botika ${wordOf(random)} ${number}`
    yield {
      import_key: `bench:${number}`,
      name,
      slug: slugOf(name),
      name_sort: nameSort(name),
      address: `${number} Bench Street`,
      province: isInCapital ? 'Metro Manila' : 'Cebu',
      city: isInCapital ? 'Quezon City' : 'City of Cebu',
      barangay: null,
      latitude: isInCapital ? random.between(14.45, 14.75) : random.between(9.6, 11.2),
      longitude: isInCapital ? random.between(120.95, 121.12) : random.between(123.4, 124.1),
      phone: null,
      email: null,
      opening_hours: 'Mo-Su 08:00-21:00',
      description: '',
      ...sampleLicence(number),
    }
  }
}

/** Medicines of no real maker, for measuring alone; few generics and brands have many, as in life. */
export function* madeUpProducts(count: number): Generator<ProductRecord> {
  const random = seededRandom('bench products')
  const generics = Array.from({ length: GENERICS }, () => `${wordOf(random)}${random.pick(ENDS)}`)
  const brands = Array.from({ length: BRANDS }, () => capital(wordOf(random) + random.pick(VOWELS)))
  for (let number = 1; number <= count; number++) {
    const generic = capital(skewed(random, generics))
    const form = random.pick(FORMS)
    const units = random.pick([1, 10, 20, 30, 100])
    const isPrescription = random.chance(0.7)
    const outcome = medicineOf({
      importKey: `bench:${number}`,
      generic,
      brand: random.chance(0.8) ? skewed(random, brands) : null,
      strength: `${random.pick(AMOUNTS)} mg`,
      form,
      maker: `${wordOf(random)} Laboratories`,
      pack: `${units} in 1 box`,
      unitCount: units,
      registration: null,
      isPrescription,
      description: '',
      path: shelfOf({ classes: '', generic, form, route: '', isPrescription }),
    })
    if ('record' in outcome) yield outcome.record
  }
}

function wordOf(random: Random): string {
  return Array.from({ length: random.whole(2, 3) }, () => random.pick(ONSETS) + random.pick(VOWELS)).join('')
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The first ones come most often. */
const skewed = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random.next() ** 2 * items.length)] as Item
