import { entity } from '../entity/entity'
import { choice, flag, moment, number, reference, references, section, text } from '../entity/fields'

/** Promotions: a pharmacy's own, or of all. The public sees those that run. */
export const promotion = entity({
  name: 'promotions',
  one: 'Promotion',
  many: 'Promotions',
  about: 'A promotion lowers prices for a while. Shoppers see the old price beside the new one.',
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
    ...section('Discount', {
      name: text({ label: 'Name', max: 150, isRequired: true, isListed: true, isSorted: true }),
      kind: choice({
        label: 'Kind',
        choices: [
          { id: 'percent', name: 'Percent off' },
          { id: 'amount', name: 'Pesos off each' },
        ],
        isRequired: true,
        isListed: true,
      }),
      value: number({
        label: 'Value',
        help: 'Percent from 1 to 100, or pesos off one piece',
        isPrice: true,
        isHundredths: true,
        isRequired: true,
        isListed: true,
        isSorted: true,
      }),
    }),
    ...section('When', {
      starts_at: moment({ label: 'Starts', isRequired: true, isListed: true, isSorted: true }),
      ends_at: moment({
        label: 'Ends',
        help: 'Leave empty to run until stopped',
        isListed: true,
        isSorted: true,
      }),
      is_active: flag({ label: 'Active', isSorted: true, isFilter: true }),
      is_running: flag({ label: 'State', isReadOnly: true, isListed: true, isSorted: true }),
    }),
    ...section('What it applies to', {
      applies_to: choice({
        label: 'Applies to',
        choices: [
          { id: 'all', name: 'Everything the pharmacy sells' },
          { id: 'category', name: 'One category' },
          { id: 'products', name: 'Chosen products' },
        ],
        isRequiredInForm: true,
      }),
      category_id: reference({
        label: 'Category',
        reference: 'categories',
        isRequiredInForm: true,
        when: { field: 'applies_to', is: 'category' },
      }),
      product_ids: references({
        label: 'Products',
        reference: 'products',
        most: 5_000,
        isRequiredInForm: true,
        when: { field: 'applies_to', is: 'products' },
      }),
      pharmacy_id: reference({
        label: 'Pharmacy',
        reference: 'pharmacies',
        named: 'pharmacy_name',
        help: 'Leave empty for every pharmacy',
        office: '/admin',
        isListed: true,
        isFilter: true,
      }),
      pharmacy_name: text({ isReadOnly: true, isSorted: true }),
    }),
  },
})
