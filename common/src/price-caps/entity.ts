import { entity } from '../entity/entity'
import { day, money, number, section, text } from '../entity/fields'

/** Lawful maximum retail prices of one unit (tablet, millilitre), by generic, strength and form (EO 104 and EO 155). */
export const priceCap = entity({
  name: 'price-caps',
  one: 'Price cap',
  many: 'Price caps',
  about: 'Maximum retail prices by law. No offer above them can be saved.',
  nameFields: ['generic_name', 'strength', 'dosage_form'],
  sort: { field: 'generic_name', order: 'ASC' },
  fields: {
    ...section('What is capped', {
      generic_name: text({
        label: 'Generic name',
        heading: 'Medicine',
        max: 600,
        isRequired: true,
        isListed: true,
        isSorted: true,
      }),
      strength: text({
        label: 'Strength',
        help: 'For example: 500 mg',
        max: 400,
        byDefault: '',
        isRequiredInForm: true,
        isSorted: true,
      }),
      dosage_form: text({
        label: 'Form',
        help: 'For example: tablet',
        max: 150,
        byDefault: '',
        isRequiredInForm: true,
        isSorted: true,
      }),
    }),
    ...section('The cap', {
      cap: money({
        label: 'Cap for one unit',
        help: 'For one tablet, capsule or millilitre, not for a box',
        isPrice: true,
        isRequired: true,
        isListed: true,
        isSorted: true,
      }),
      source: text({
        label: 'Set by',
        help: 'For example: EO 104 s. 2020',
        max: 200,
        isRequired: true,
        isListed: true,
        isSorted: true,
      }),
      effective_on: day({ label: 'In force from', isRequired: true, isListed: true, isSorted: true }),
      /** Live offers that ask more than the cap. */
      offers_above: number({ label: 'Offers above', isReadOnly: true, isListed: true, isSorted: true }),
    }),
  },
})
