import { readClassification } from '@botika/common/products/classification'
import { manilaDay } from '@botika/common/time'
import { DEVICES, shelfOf, SUPPLEMENTS, VETERINARY } from './shelves'
import { textOf, withoutLostMarks } from './text'
import { sentenceCase, titled } from './titles'
import type { CsvRow, Register } from './register'

const FORM =
  /tablet|capsule|caplet|syrup|suspension|solution|injection|powder|cream|ointment|gel\b|drops?|suppositor|shampoo|granules|spray|inhal|lotion|patch|lozenge|concentrate|emulsion|elixir|infusion|vial|sachet|softgel/i
const FORMULA = /^(formulation|each |composition)|reverse|\bcontains\b/i
const LOOKS_GENERIC = /\((?:as|vit)|\s\+\s/i
const NO_BRAND = /^(none|unbranded|generic|no brand|-)$/i

/** The register of the Food and Drug Administration, dirt and all: medicines, supplements, devices, for animals too. */
export const medicinesFda: Register<'products'> = {
  title: 'FDA Philippines register',
  kind: 'products',
  columns: ['registration_number', 'generic_name', 'brand_name', 'dosage_form', 'classification'],
  read(row) {
    const number = row['registration_number']
    if (!number) return { skip: 'no key', detail: 'registration_number' }
    const { generic, brand } = namesOf(row)
    const { strength, form, formula, category } = formOf(row)
    const kind = kindOf(number, generic ?? '')
    const classification = readClassification(row['classification'] ?? '')
    const isPrescription = kind === 'medicine' && classification === 'prescription'
    const expiry = expiryOf(row['expiry_date'])
    const isGood = kind === 'supplement' || kind === 'device'
    const facts = {
      importKey: `fdaph:${number}`,
      name: isGood ? goodName(generic, brand) : null,
      generic: isGood ? null : generic ? sentenceCase(generic) : null,
      brand: isGood && !generic ? null : brand,
      strength,
      form,
      maker: textOf(row['manufacturer'])?.replace(/\s-\s.*$/, '') ?? null,
      pack: null,
      unitCount: 1,
      registration: number,
      isPrescription,
      isRegisteredWithout:
        !isPrescription &&
        (kind !== 'medicine' || classification === 'over_the_counter' || classification === 'no_medicine'),
      description: [
        formula,
        textOf(row['country_of_origin']) && `Made in ${row['country_of_origin']?.replace(/\.$/, '')}.`,
      ]
        .filter(Boolean)
        .join(' '),
      path:
        kind === 'medicine'
          ? shelfOf({
              classes: category,
              generic: generic ?? '',
              form: form ?? '',
              route: '',
              isPrescription,
            })
          : { supplement: SUPPLEMENTS, device: DEVICES, veterinary: VETERINARY }[kind],
    }
    return { facts, notes: expiry && expiry < manilaDay() ? ['registration has expired'] : [] }
  },
}

function namesOf(row: CsvRow) {
  const name = (column: string) => {
    const text = textOf(row[column])
    return text && !NO_BRAND.test(text) ? withoutLostMarks(text) : null
  }
  const generic = name('generic_name')
  const brand = name('brand_name')
  const isSwapped =
    brand !== null && LOOKS_GENERIC.test(brand) && (generic === null || !LOOKS_GENERIC.test(generic))
  const [shownGeneric, shownBrand] = isSwapped ? [brand, generic] : [generic, brand]
  return { generic: shownGeneric, brand: shownBrand === null ? null : titled(shownBrand) }
}

/** A category in the form's column means that the form slid into the strength, or is not known. */
function formOf(row: CsvRow) {
  let strength = textOf(row['strength'])
  let form = textOf(row['dosage_form'])
  let category = textOf(row['pharmacologic_category']) ?? ''
  if (form && !FORM.test(form)) {
    category ||= form
    const [, amount, rest] =
      /^(.*?\d\s*(?:mg|mcg|g|mL|IU|%)(?:\/\S+)?)\s+([A-Z].*)$/.exec(strength ?? '') ?? []
    form = rest && FORM.test(rest) ? rest : null
    if (form && amount) strength = amount
  }
  const formula = strength && (FORMULA.test(strength) || strength.length > 120) ? strength : null
  const spaced = formula
    ? null
    : (strength
        ?.replace(/(\d),\s+(\d{3})/g, '$1,$2')
        .replace(/(\d)(mg|mcg|g|mL|IU)\b/g, '$1 $2')
        .replace(/\s*\/\s*/g, '/') ?? null)
  return { strength: spaced, form, category, formula: formula && !/reverse/i.test(formula) ? formula : null }
}

function kindOf(number: string, generic: string): 'medicine' | 'supplement' | 'device' | 'veterinary' {
  if (/^C?MDR/i.test(number)) return 'device'
  if (/^FR/i.test(number)) return 'supplement'
  return /^VR/i.test(number) || /\(vet\.?\)/i.test(generic) ? 'veterinary' : 'medicine'
}

function goodName(generic: string | null, brand: string | null): string | null {
  const what = titled((generic ?? '').replace(/\((?:registered|reg)[^)]*\)?/gi, '').trim())
  if (!what) return brand
  return brand && !what.toLowerCase().includes(brand.toLowerCase()) ? `${brand} ${what}` : what
}

/** `30 July 2026` as a day. */
function expiryOf(text: string | undefined): string | null {
  const moment = Date.parse(`${text} UTC`)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString().slice(0, 10)
}
