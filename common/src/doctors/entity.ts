import * as fields from '../messages/office/fields'
import { entity } from '../entity/entity'
import {
  distance,
  long,
  money,
  phone,
  picture,
  place,
  reference,
  section,
  slug,
  text,
} from '../entity/fields'

export const doctor = entity({
  name: 'doctors',
  about: fields.doctorsWhoSeePatientsAt,
  nameFields: ['name'],
  owner: 'pharmacy_id',
  sort: { field: 'name', order: 'ASC' },
  fields: {
    name: text({ label: fields.name, max: 200, isRequired: true, isListed: true, isSorted: true }),
    slug: slug(),
    specialty_id: reference({
      label: fields.specialty,
      reference: 'specialties',
      named: 'specialty_name',
      isListed: true,
      isFilter: true,
    }),
    specialty_name: text({ isReadOnly: true, isSorted: true }),
    subspecialty: text({ label: fields.subspecialty, max: 120, isFilter: true }),
    license_number: text({ label: fields.licenceNumber, max: 60 }),
    image: picture({ label: fields.portrait }),
    description: long({ label: fields.about, max: 5_000 }),
    ...section(fields.consultation, {
      phone: phone({ label: fields.phone, isListed: true }),
      schedule: text({
        label: fields.schedule,
        max: 300,
        help: fields.forExampleMonWedFri,
        isListed: true,
      }),
      consultation_fee: money({ label: fields.consultationFee, isListed: true, isSorted: true }),
      pharmacy_id: reference({
        label: fields.pharmacy,
        reference: 'pharmacies',
        named: 'pharmacy_name',
        office: '/admin',
        isListed: true,
        isFilter: true,
      }),
      pharmacy_name: text({ isReadOnly: true, isSorted: true }),
    }),
    ...section(fields.place, place({ city: { isFilter: true, isSorted: true } })),
    distance_km: distance(),
  },
})
