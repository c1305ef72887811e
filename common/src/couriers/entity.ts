import * as fields from '../messages/office/fields'
import { entity } from '../entity/entity'
import { flag, phone, reference, text } from '../entity/fields'

export const courier = entity({
  name: 'couriers',
  about: fields.thePeopleOrCompaniesWho,
  nameFields: ['name'],
  owner: 'pharmacy_id',
  sort: { field: 'name', order: 'ASC' },
  defaults: () => ({ is_active: true }),
  fields: {
    name: text({ label: fields.name, max: 150, isRequired: true, isListed: true, isSorted: true }),
    contact_number: phone({ label: fields.contactNumber, isListed: true }),
    vehicle: text({
      label: fields.vehicle,
      max: 100,
      help: fields.forExampleMotorcycle,
      isListed: true,
      isSorted: true,
    }),
    is_active: flag({ label: fields.available, isListed: true, isSorted: true, isFilter: true }),
    pharmacy_id: reference({
      label: fields.pharmacy,
      reference: 'pharmacies',
      office: '/admin',
      isRequiredInForm: true,
      isListed: true,
      isFilter: true,
    }),
  },
})
