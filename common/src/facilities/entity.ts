import { entity } from '../entity/entity'
import {
  distance,
  hours,
  lines,
  long,
  openNow,
  phone,
  picture,
  place,
  section,
  slug,
  text,
} from '../entity/fields'

const NAME = { label: 'Name', max: 200, isRequired: true, isListed: true, isSorted: true } as const

/** What hospitals, clinics, laboratories and veterinarians share beside their names. */
const shared = {
  slug: slug(),
  image: picture({ label: 'Picture' }),
  description: long({ label: 'About', max: 5_000 }),
  services: lines({ label: 'Services', max: 120, most: 100, isListed: true }),
  phone: phone({ label: 'Phone', isListed: true }),
  opening_hours: hours({ label: 'Opening hours' }),
  is_open_now: openNow(),
  ...section(
    'Place',
    place({
      isRequired: true,
      city: { label: 'City', isListed: true, isFilter: true, isSorted: true },
      province: { isFilter: true, isSorted: true },
    }),
  ),
  distance_km: distance(),
}
const fields = { name: text(NAME), ...shared }

const declared = (many: string) => ({
  table: 'facilities',
  many,
  about: `People look for ${many.toLowerCase()} near them under Facilities.`,
  sort: { field: 'name', order: 'ASC' } as const,
})

export const hospital = entity({
  ...declared('Hospitals'),
  name: 'hospitals',
  one: 'Hospital',
  nameFields: ['name'],
  fields,
})

export const clinic = entity({
  ...declared('Clinics'),
  name: 'clinics',
  one: 'Clinic',
  nameFields: ['name'],
  fields,
})

export const veterinarian = entity({
  ...declared('Veterinarians'),
  name: 'veterinarians',
  one: 'Veterinarian',
  nameFields: ['name'],
  fields,
})

/** A laboratory's name is `lab_name`, also answered as `name`. */
export const laboratory = entity({
  ...declared('Laboratories'),
  name: 'laboratories',
  one: 'Laboratory',
  nameFields: ['lab_name'],
  fields: {
    lab_name: text({ ...NAME, column: 'name' }),
    name: text({ isReadOnly: true, isNeverNull: true, isSorted: true }),
    ...shared,
  },
})
