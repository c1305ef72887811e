import type { Label } from '../messages/message'
import * as fieldsMessages from '../messages/office/fields'
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

const NAME = {
  label: fieldsMessages.name,
  max: 200,
  isRequired: true,
  isListed: true,
  isSorted: true,
} as const

/** What hospitals, clinics, laboratories and veterinarians share beside their names. */
const shared = {
  slug: slug(),
  image: picture({ label: fieldsMessages.picture }),
  description: long({ label: fieldsMessages.about, max: 5_000 }),
  services: lines({ label: fieldsMessages.services, max: 120, most: 100, isListed: true }),
  phone: phone({ label: fieldsMessages.phone, isListed: true }),
  opening_hours: hours({ label: fieldsMessages.openingHours }),
  is_open_now: openNow(),
  ...section(
    fieldsMessages.place,
    place({
      isRequired: true,
      city: { label: fieldsMessages.city, isListed: true, isFilter: true, isSorted: true },
      province: { isFilter: true, isSorted: true },
    }),
  ),
  distance_km: distance(),
}
const fields = { name: text(NAME), ...shared }

const declared = (about: Label) => ({
  table: 'facilities',
  about,
  sort: { field: 'name', order: 'ASC' } as const,
})

export const hospital = entity({
  ...declared(fieldsMessages.peopleLookForHospitals),
  name: 'hospitals',
  nameFields: ['name'],
  fields,
})

export const clinic = entity({
  ...declared(fieldsMessages.peopleLookForClinics),
  name: 'clinics',
  nameFields: ['name'],
  fields,
})

export const veterinarian = entity({
  ...declared(fieldsMessages.peopleLookForVeterinarians),
  name: 'veterinarians',
  nameFields: ['name'],
  fields,
})

/** A laboratory's name is `lab_name`, also answered as `name`. */
export const laboratory = entity({
  ...declared(fieldsMessages.peopleLookForLaboratories),
  name: 'laboratories',
  nameFields: ['lab_name'],
  fields: {
    lab_name: text({ ...NAME, column: 'name' }),
    name: text({ isReadOnly: true, isNeverNull: true, isSorted: true }),
    ...shared,
  },
})
