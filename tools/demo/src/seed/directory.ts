import { slugOf } from '@botika/common/slug'
import { nameSort } from '@botika/common/products/words'
import { drawAvatar, drawBuilding } from '../pictures/covers'
import type { Random } from '../pictures/random'
import type { doctors, facilities, specialties } from '@botika/server/schema'
import { FACILITIES } from './data/facilities'
import { FIRST_NAMES, LAST_NAMES } from './data/people-names'
import { CITIES } from './data/places'
import { DOCTOR_SCHEDULES, SPECIALTIES } from './data/specialties'
import { DEMO_PHARMACY, type PharmacyRow, phoneIn, placeIn } from './pharmacies'
import type { Pictures } from './pictures'

export type SpecialtyRow = typeof specialties.$inferInsert & { id: number }
export type DoctorRow = typeof doctors.$inferInsert & { id: number }
export type FacilityRow = typeof facilities.$inferInsert & { id: number }

const COLORS = [
  ['#0b7a63', '#f2b53a'],
  ['#2d5bd0', '#8fd6ee'],
  ['#b0489c', '#f7c3e1'],
  ['#1288a6', '#ffd27a'],
  ['#c8603a', '#8fd6c8'],
  ['#4b5fa8', '#f0a24a'],
] as const
const DOCTORS = 40

export const makeSpecialties = (now: Date): SpecialtyRow[] =>
  SPECIALTIES.map(({ name, subspecialties }, index) => ({
    id: index + 1,
    name,
    slug: slugOf(name),
    subspecialties: [...subspecialties],
    created_at: now,
    updated_at: now,
  }))

export function makeDoctors(
  random: Random,
  pictures: Pictures,
  pharmacies: readonly PharmacyRow[],
  now: Date,
): DoctorRow[] {
  const taken = new Set<string>()
  return Array.from({ length: DOCTORS }, (_, index): DoctorRow => {
    const specialty = SPECIALTIES[index % SPECIALTIES.length] ?? SPECIALTIES[0]
    const isWoman = random.chance(0.55)
    let name = ''
    while (name === '' || taken.has(name))
      name = `Dr. ${random.pick(isWoman ? FIRST_NAMES.women : FIRST_NAMES.men)} ${random.pick(LAST_NAMES)}`
    taken.add(name)
    const city = CITIES[index % CITIES.length] ?? random.pick(CITIES)
    const inPharmacy =
      index % 3 === 0
        ? pharmacies.find((pharmacy) =>
            index % 12 === 0 ? pharmacy.id === DEMO_PHARMACY : pharmacy.city === city.city,
          )
        : undefined
    const subspecialty = random.chance(0.6) && specialty ? random.pick(specialty.subspecialties) : null
    const [color, accent] = COLORS[index % COLORS.length] ?? COLORS[0]
    const place = inPharmacy
      ? {
          address: inPharmacy.address,
          province: inPharmacy.province,
          city: inPharmacy.city,
          barangay: inPharmacy.barangay,
          latitude: inPharmacy.latitude,
          longitude: inPharmacy.longitude,
        }
      : placeIn(random, city)
    return {
      id: index + 1,
      name,
      slug: slugOf(name),
      name_sort: nameSort(name),
      specialty_id: (index % SPECIALTIES.length) + 1,
      subspecialty,
      pharmacy_id: inPharmacy?.id ?? null,
      license_number: `PRC-DEMO-${String(100_000 + index * 317)}`,
      ...place,
      phone: phoneIn(random, CITIES.find((one) => one.city === place.city) ?? city),
      schedule: random.pick(DOCTOR_SCHEDULES),
      consultation_fee: random.whole(8, 24) * 5_000,
      image: pictures.add(drawAvatar({ color, accent, seed: name, hair: isWoman ? 'long' : 'short' })),
      description: `${name} practises ${specialty?.name.toLowerCase()}${subspecialty ? ` with training in ${subspecialty.toLowerCase()}` : ''} and helps with ${specialty?.helps}. ${random.whole(6, 31)} years in practice. Speaks Filipino and English. Please bring earlier results and a list of your medicines.`,
      created_at: now,
      updated_at: now,
    }
  })
}

export function makeFacilities(random: Random, pictures: Pictures, now: Date): FacilityRow[] {
  const kinds = ['hospital', 'clinic', 'laboratory', 'veterinarian'] as const
  return kinds
    .flatMap((kind) => FACILITIES[kind].places.map((place, index) => ({ kind, place, index })))
    .map(({ kind, place, index }, at): FacilityRow => {
      const { name } = place
      const { always, some, hours, about } = FACILITIES[kind]
      const city = place.city
        ? CITIES.find(({ short }) => short === place.city)
        : (CITIES[index % CITIES.length] ?? random.pick(CITIES))
      if (!city) throw new Error(`No city ${place.city} for ${name}`)
      const barangay = place.city
        ? city.barangays.find(([barangayName]) => name.includes(barangayName))
        : undefined
      const [color, accent] = COLORS[at % COLORS.length] ?? COLORS[0]
      return {
        id: at + 1,
        kind,
        name,
        slug: slugOf(name),
        name_sort: nameSort(name),
        ...placeIn(random, city, barangay),
        phone: phoneIn(random, city),
        opening_hours: random.pick(hours),
        services: [...(place.services ?? [...always, ...random.sample(some, random.whole(2, 4))])],
        image: pictures.add(drawBuilding({ kind, name, color, accent, seed: name })),
        description: `${name} in ${city.short}. ${place.about ?? about}`,
        created_at: now,
        updated_at: now,
      }
    })
}
