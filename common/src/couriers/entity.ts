import { entity } from '../entity/entity'
import { flag, phone, reference, text } from '../entity/fields'

/** Who brings parcels: a pharmacy's own, or of the whole marketplace. For the back office alone. */
export const courier = entity({
  name: 'couriers',
  one: 'Courier',
  many: 'Couriers',
  about: 'The people or companies who bring orders to the door. One is chosen when an order is shipped.',
  nameFields: ['name'],
  owner: 'pharmacy_id',
  sort: { field: 'name', order: 'ASC' },
  defaults: () => ({ is_active: true }),
  fields: {
    name: text({ label: 'Name', max: 150, isRequired: true, isListed: true, isSorted: true }),
    contact_number: phone({ label: 'Contact number', isListed: true }),
    vehicle: text({
      label: 'Vehicle',
      max: 100,
      help: 'For example: motorcycle',
      isListed: true,
      isSorted: true,
    }),
    is_active: flag({ label: 'Available', isListed: true, isSorted: true, isFilter: true }),
    pharmacy_id: reference({
      label: 'Pharmacy',
      reference: 'pharmacies',
      office: '/admin',
      isRequiredInForm: true,
      isListed: true,
      isFilter: true,
    }),
  },
})
