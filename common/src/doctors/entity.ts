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

/** Doctors, of a pharmacy or of none; everybody may read them. */
export const doctor = entity({
  name: 'doctors',
  one: 'Doctor',
  many: 'Doctors',
  about: 'Doctors who see patients at a pharmacy. With their place and schedule, people nearby find them.',
  nameFields: ['name'],
  owner: 'pharmacy_id',
  sort: { field: 'name', order: 'ASC' },
  fields: {
    name: text({ label: 'Name', max: 200, isRequired: true, isListed: true, isSorted: true }),
    slug: slug(),
    specialty_id: reference({
      label: 'Specialty',
      reference: 'specialties',
      named: 'specialty_name',
      isListed: true,
      isFilter: true,
    }),
    specialty_name: text({ isReadOnly: true, isSorted: true }),
    subspecialty: text({ label: 'Subspecialty', max: 120, isFilter: true }),
    license_number: text({ label: 'Licence number', max: 60 }),
    image: picture({ label: 'Portrait' }),
    description: long({ label: 'About', max: 5_000 }),
    ...section('Consultation', {
      phone: phone({ label: 'Phone', isListed: true }),
      schedule: text({
        label: 'Schedule',
        max: 300,
        help: 'For example: Mon, Wed, Fri 9:00 AM to 12:00 NN',
        isListed: true,
      }),
      consultation_fee: money({ label: 'Consultation fee', isListed: true, isSorted: true }),
      pharmacy_id: reference({
        label: 'Pharmacy',
        reference: 'pharmacies',
        named: 'pharmacy_name',
        office: '/admin',
        isListed: true,
        isFilter: true,
      }),
      pharmacy_name: text({ isReadOnly: true, isSorted: true }),
    }),
    ...section('Place', place({ city: { isFilter: true, isSorted: true } })),
    distance_km: distance(),
  },
})
