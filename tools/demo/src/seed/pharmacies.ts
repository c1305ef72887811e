import { type DeliveryTerms, PLAIN_TERMS } from '@botika/common/delivery-terms/rules'
import { slugOf } from '@botika/common/slug'
import { manilaDay } from '@botika/common/time'
import { nameSort } from '@botika/common/products/words'
import { drawStorefront } from '../pictures/covers'
import type { Random } from '../pictures/random'
import type { pharmacies } from '@botika/server/schema'
import { PHARMACY_NAMES } from './data/pharmacy-names'
import { CITIES, type City } from './data/places'
import type { Pictures } from './pictures'

export type PharmacyRow = typeof pharmacies.$inferInsert & { id: number; address: string; slug: string }

/** The pharmacy of the demo's seller. */
export const DEMO_PHARMACY = 1
const EXPIRED = 32
export const EXPIRES_SOON = 18
const SUSPENDED = 44

/** What some pharmacies say about their deliveries: an own fee, places by name with a cut-off, no riders, a typhoon. */
function termsOf(id: number, now: Date): DeliveryTerms | null {
  if (id === 20)
    return {
      ...PLAIN_TERMS,
      radius_km: 12,
      fee: 3_000,
      fee_per_km: 1_000,
      free_from: 50_000,
      is_cold_chain: true,
    }
  if (id === 24) {
    const areas = [{ province: 'Metro Manila', city: null, barangay: null }]
    return { ...PLAIN_TERMS, areas, fee: 6_000, cut_off: '15:00', preparation_minutes: 60 }
  }
  if (id === 28) return { ...PLAIN_TERMS, is_delivering: false, preparation_minutes: 15 }
  if (id !== 36) return null
  const pause = { from: manilaDay(now), until: dayAfter(now, 3), reason: 'Bagyo: sarado muna kami.' }
  return { ...PLAIN_TERMS, pause }
}

const HOURS = [
  'Mo-Su 08:00-22:00',
  'Mo-Su 07:00-21:00',
  'Mo-Sa 08:00-21:00; Su off',
  'Mo-Fr 07:30-20:00; Sa 08:00-18:00; Su,PH off',
  'Mo-Sa 08:00-20:00; Su 09:00-17:00',
  'Mo-Su 06:00-24:00',
  'Mo-Su 09:00-21:00; PH 10:00-18:00',
] as const
const LOOKS = [
  ['#0b7a63', '#f2b53a'],
  ['#c8384a', '#f7b6c4'],
  ['#2d5bd0', '#8fd6ee'],
  ['#e0672b', '#ffd27a'],
  ['#1288a6', '#8fe0c8'],
  ['#6a3fc0', '#f0a8d8'],
  ['#2f8f3e', '#cfe26b'],
  ['#123e7c', '#f0a24a'],
] as const

const spots = CITIES.flatMap((city) => city.barangays.map((barangay) => ({ city, barangay })))
/** As many places as there are names, city by city. */
const chosen = spots.slice(0, PHARMACY_NAMES.length)

/** A point within some two hundred metres. */
const near = (random: Random, degrees: number) =>
  Math.round((degrees + random.between(-0.0018, 0.0018)) * 1e6) / 1e6

export const phoneIn = (random: Random, city: City): string =>
  city.area === '02'
    ? `(02) 8${random.whole(100, 999)} ${random.whole(1000, 9999)}`
    : `(${city.area}) ${random.whole(200, 499)} ${random.whole(1000, 9999)}`

export const mobile = (random: Random): string =>
  `09${random.pick(['17', '18', '19', '20', '27', '56', '95'])} ${random.whole(100, 999)} ${random.whole(1000, 9999)}`

/** A made-up address at a real place. */
export function placeIn(random: Random, city: City, barangay?: City['barangays'][number]) {
  const [name, latitude, longitude] = barangay ?? random.pick(city.barangays)
  return {
    address: `${random.whole(2, 480)} ${random.pick(city.streets)}, ${name}`,
    province: city.province,
    city: city.city,
    barangay: name,
    latitude: near(random, latitude),
    longitude: near(random, longitude),
  }
}

export const dayAfter = (now: Date, days: number): string =>
  manilaDay(new Date(now.getTime() + days * 86_400_000))

export function makePharmacies(random: Random, pictures: Pictures, now: Date): PharmacyRow[] {
  return PHARMACY_NAMES.map((name, index) => {
    const id = index + 1
    const spot = chosen[index] ?? spots[0]
    if (!spot) throw new Error('There are no places')
    const [color, accent] =
      LOOKS[(name.startsWith('Lunti') ? 6 : name.startsWith('Tahanan') ? 2 : index) % LOOKS.length] ??
      LOOKS[0]
    const is24 = id === DEMO_PHARMACY + 13 || random.chance(0.12)
    const expires = id === EXPIRED ? -9 : id === EXPIRES_SOON ? 12 : random.whole(70, 900)
    return {
      id,
      name,
      slug: slugOf(name),
      name_sort: nameSort(name),
      ...placeIn(random, spot.city, spot.barangay),
      phone: phoneIn(random, spot.city),
      email: `${slugOf(name)}@botika.test`,
      opening_hours: id === DEMO_PHARMACY ? 'Mo-Su 07:00-22:00' : is24 ? '24/7' : random.pick(HOURS),
      image: pictures.add(drawStorefront({ name, color, accent, seed: name })),
      description: `${name} serves ${spot.barangay[0]}, ${spot.city.short}, with prescription and over-the-counter medicines, vitamins and everyday health needs. A registered pharmacist is on duty during opening hours and is glad to explain how to take your medicine.`,
      license_number: `LTO-DEMO-${String(30_000 + id * 37)}`,
      license_expires_on: dayAfter(now, expires),
      delivery_terms: termsOf(id, now),
      is_vat_registered: id === DEMO_PHARMACY || id % 7 !== 3,
      status: id === SUSPENDED ? 'suspended' : 'active',
      created_at: new Date(now.getTime() - random.whole(120, 700) * 86_400_000),
      updated_at: new Date(now.getTime() - random.whole(1, 40) * 86_400_000),
    }
  })
}
