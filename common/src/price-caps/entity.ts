import * as fields from '../messages/office/fields'
import { entity } from '../entity/entity'
import { day, money, number, section, text } from '../entity/fields'

/** Lawful maximum retail prices of one unit (tablet, millilitre), by generic, strength and form (EO 104 and EO 155). */
export const priceCap = entity({
  name: 'price-caps',
  about: fields.maximumRetailPricesByLaw,
  nameFields: ['generic_name', 'strength', 'dosage_form'],
  sort: { field: 'generic_name', order: 'ASC' },
  fields: {
    ...section(fields.whatIsCapped, {
      generic_name: text({
        label: fields.genericName,
        heading: fields.medicine,
        max: 600,
        isRequired: true,
        isListed: true,
        isSorted: true,
      }),
      strength: text({
        label: fields.strength,
        help: fields.forExample500Mg,
        max: 400,
        byDefault: '',
        isRequiredInForm: true,
        isSorted: true,
      }),
      dosage_form: text({
        label: fields.form,
        help: fields.forExampleTablet,
        max: 150,
        byDefault: '',
        isRequiredInForm: true,
        isSorted: true,
      }),
    }),
    ...section(fields.theCap, {
      cap: money({
        label: fields.capForOneUnit,
        help: fields.forOneTabletCapsuleOr,
        isPrice: true,
        isRequired: true,
        isListed: true,
        isSorted: true,
      }),
      source: text({
        label: fields.setBy,
        help: fields.forExampleEO104S,
        max: 200,
        isRequired: true,
        isListed: true,
        isSorted: true,
      }),
      effective_on: day({ label: fields.inForceFrom, isRequired: true, isListed: true, isSorted: true }),
      offers_above: number({ label: fields.offersAbove, isReadOnly: true, isListed: true, isSorted: true }),
    }),
  },
})
