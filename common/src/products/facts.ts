import type { ReplyOf } from '../entity/entity'
import { type Field, type Fields, flag, long, number, picture, reference, text } from '../entity/fields'
import * as fields from '../messages/office/fields'
import * as products from '../messages/office/products'
import { CLASSIFICATION_HEADINGS, DISCOUNT_HEADINGS } from './classification'

/**
 * What describes a product, declared once for the API, its row, the form, uploaded files and the check for dangerous
 * drugs. `isListed`: on cards too. `headings`: what files call its column, first as a template names it; a fact without
 * stands in no file. Price, stock and SKU are the pharmacy's own.
 */
export const FACTS = {
  name: text({
    label: fields.name,
    max: 200,
    isRequired: true,
    isLong: true,
    isListed: true,
    headings: [
      'Product name',
      'item name',
      'item description',
      'name',
      'product',
      'item',
      'article',
      'pangalan',
      'produkto',
      'gamot',
    ],
  }),
  generic_name: text({
    label: fields.genericName,
    help: products.standsFirstInTheShop,
    max: 600,
    isListed: true,
    headings: ['Generic name', 'generic', 'generics', 'molecule', 'active ingredient', 'active ingredients'],
  }),
  brand: text({
    label: products.brand,
    max: 250,
    isListed: true,
    headings: ['Brand', 'brand name', 'trade name', 'tatak'],
  }),
  manufacturer: text({
    label: products.manufacturer,
    max: 250,
    headings: ['Manufacturer', 'maker', 'manufactured by', 'mfr', 'supplier'],
  }),
  strength: text({
    label: fields.strength,
    help: fields.forExample500Mg,
    max: 400,
    isListed: true,
    headings: ['Strength', 'dosage strength', 'dose', 'potency', 'concentration'],
  }),
  dosage_form: text({
    label: fields.form,
    help: fields.forExampleTablet,
    max: 150,
    isListed: true,
    headings: ['Dosage form', 'form', 'preparation', 'formulation'],
  }),
  pack_size: text({
    label: products.pack,
    help: products.forExampleBoxOf100,
    max: 300,
    isListed: true,
    headings: ['Pack size', 'packaging', 'packing', 'pack', 'package size', 'presentation'],
  }),
  unit_count: number({
    least: 1,
    most: 100_000,
    isListed: true,
    headings: [
      'Units in a pack',
      'units per pack',
      'pieces per pack',
      'pcs per pack',
      'unit count',
      'pack qty',
    ],
  }),
  registration_number: text({
    label: products.fdaRegistrationNumber,
    max: 60,
    isCode: true,
    headings: [
      'FDA registration number',
      'registration number',
      'registration no',
      'fda reg no',
      'fda number',
      'cpr number',
      'cpr no',
      'cpr',
    ],
  }),
  is_prescription: flag({
    label: products.needsAPrescription,
    isListed: true,
    headings: ['Prescription', ...CLASSIFICATION_HEADINGS],
  }),
  is_sc_discountable: flag({
    label: products.seniorCitizenAndPWDDiscount,
    isListed: true,
    headings: ['Senior and PWD discount', ...DISCOUNT_HEADINGS],
  }),
  is_vat_exempt: flag({ label: products.exemptFromVAT, isListed: true }),
  description: long({
    label: fields.description,
    max: 10_000,
    headings: ['Description', 'details', 'remarks', 'notes'],
  }),
  indications: long({ label: products.indications, max: 10_000 }),
  dosage: long({ label: products.dosage, max: 10_000 }),
  contraindications: long({ label: products.contraindications, max: 10_000 }),
  side_effects: long({ label: products.sideEffects, max: 10_000 }),
  storage: long({ label: products.storage, max: 10_000 }),
  category_id: reference({ label: fields.category, reference: 'categories', isListed: true }),
  subcategory_id: reference({ label: fields.subcategory, reference: 'subcategories', isListed: true }),
  subsubcategory_id: reference({
    label: fields.subSubcategory,
    reference: 'subsubcategories',
    isListed: true,
  }),
  image: picture({ isListed: true }),
} satisfies Fields

type Facts = typeof FACTS
export type Fact = keyof Facts
export type FactValues = { [K in Fact]: ReplyOf<Facts[K]> }
/** A fact that is declared with `Has`: `FactWith<{ isListed: true }>`. */
export type FactWith<Has> = { [K in Fact]: Facts[K] extends Has ? K : never }[Fact]
type FactOf<Value> = { [K in Fact]: NonNullable<ReplyOf<Facts[K]>> extends Value ? K : never }[Fact]
export type TextFact = Exclude<FactOf<string>, 'image'>
export type ReadFact = FactWith<{ headings: readonly string[] }>

const namesOf = <Name extends Fact>(is: (field: Field) => boolean) =>
  (Object.keys(FACTS) as Fact[]).filter((name) => is(FACTS[name])) as Name[]

export const FACT_NAMES = namesOf<Fact>(() => true)
export const LISTED_FACTS = namesOf<FactWith<{ isListed: true }>>(({ isListed }) => isListed === true)
export const TEXT_FACTS = namesOf<TextFact>(({ kind }) => kind === 'text' || kind === 'long')
export const READ_FACTS = namesOf<ReadFact>(({ headings }) => headings !== undefined)
