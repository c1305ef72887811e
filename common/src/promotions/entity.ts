import * as fields from '../messages/office/fields'
import { entity } from '../entity/entity'
import { choice, flag, moment, number, reference, references, section, text } from '../entity/fields'

export const promotion = entity({
  name: 'promotions',
  about: fields.aPromotionLowersPricesFor,
  nameFields: ['name'],
  owner: 'pharmacy_id',
  sort: { field: 'starts_at', order: 'DESC' },
  defaults: () => ({
    kind: 'percent',
    applies_to: 'all',
    is_active: true,
    starts_at: new Date().toISOString(),
  }),
  fields: {
    ...section(fields.discount, {
      name: text({ label: fields.name, max: 150, isRequired: true, isListed: true, isSorted: true }),
      kind: choice({
        label: fields.kind,
        choices: [
          { id: 'percent', name: fields.percentOff },
          { id: 'amount', name: fields.pesosOffEach },
        ],
        isRequired: true,
        isListed: true,
      }),
      value: number({
        label: fields.value,
        help: fields.percentFrom1To100,
        isPrice: true,
        isHundredths: true,
        isRequired: true,
        isListed: true,
        isSorted: true,
      }),
    }),
    ...section(fields.when, {
      starts_at: moment({ label: fields.starts, isRequired: true, isListed: true, isSorted: true }),
      ends_at: moment({
        label: fields.ends,
        help: fields.leaveEmptyToRunUntil,
        isListed: true,
        isSorted: true,
      }),
      is_active: flag({ label: fields.active, isSorted: true, isFilter: true }),
      is_running: flag({ label: fields.state, isReadOnly: true, isListed: true, isSorted: true }),
    }),
    ...section(fields.whatItAppliesTo, {
      applies_to: choice({
        label: fields.appliesTo,
        choices: [
          { id: 'all', name: fields.everythingThePharmacySells },
          { id: 'category', name: fields.oneCategory },
          { id: 'products', name: fields.chosenProducts },
        ],
        isRequiredInForm: true,
      }),
      category_id: reference({
        label: fields.category,
        reference: 'categories',
        isRequiredInForm: true,
        when: { field: 'applies_to', is: 'category' },
      }),
      product_ids: references({
        label: fields.products,
        reference: 'products',
        most: 5_000,
        isRequiredInForm: true,
        when: { field: 'applies_to', is: 'products' },
      }),
      pharmacy_id: reference({
        label: fields.pharmacy,
        reference: 'pharmacies',
        named: 'pharmacy_name',
        help: fields.leaveEmptyForEveryPharmacy,
        office: '/admin',
        isListed: true,
        isFilter: true,
      }),
      pharmacy_name: text({ isReadOnly: true, isSorted: true }),
    }),
  },
})
