import { ingredientsOf } from '@botika/common/products/ingredients'
import { plain } from '@botika/common/products/words'
import { readPackage } from './packages'
import { shelfOf } from './shelves'
import { shorten, textOf } from './text'
import { sentenceCase, titled } from './titles'
import type { Register } from './register'

/** The US National Drug Code directory: one row a package. */
export const medicinesNdc: Register<'products'> = {
  title: 'US National Drug Code directory',
  kind: 'products',
  columns: [
    'sku',
    'brand_name',
    'generic_name',
    'strength',
    'dosage_form',
    'classification',
    'package_description',
  ],
  read(row) {
    const { sku = '', pharm_class: classes = '', route = '' } = row
    if (!sku) return { skip: 'no key', detail: 'sku' }
    const rawGeneric = textOf(row['generic_name'])
    const rawBrand = textOf(row['brand_name'])
    const generic =
      sentenceCase((rawGeneric ?? rawBrand ?? '').replace(/\.(alpha|beta|gamma|delta)\./gi, '$1')) || null
    const pack = textOf(row['package_description'])
    const read = pack ? readPackage(pack) : null
    const form = textOf(row['dosage_form'])?.replace(/\s*\/\s*/g, ', ') ?? null
    const isPrescription = !/otc|over/i.test(row['classification'] ?? '')
    const facts = {
      importKey: `ndc:${sku}`,
      generic,
      brand: isItsGeneric(rawBrand, generic, row['substance_name'] ?? '') ? null : titled(rawBrand ?? ''),
      strength: strengthOf(row['strength'] ?? ''),
      form: form ? sentenceCase(form.toLowerCase()) : null,
      maker: textOf(row['manufacturer']),
      pack: read?.words ?? withoutCodes(pack),
      unitCount: read?.units ?? 1,
      registration: null,
      isPrescription,
      description: describe(route, classes),
      path: shelfOf({
        classes: established(classes).join(', ') || classes,
        generic: generic ?? '',
        form: form ?? '',
        route,
        isPrescription,
      }),
    }
    return { facts }
  },
}

const withoutCodes = (pack: string | null) => pack?.replace(/\s*\(\d[\d-]+\)/g, '').toLowerCase() ?? null

const letters = (text: string) => plain(text).replace(/[^a-z0-9]+/g, '')

/** Most rows have no brand, but the generic name again, with or without its salt. */
function isItsGeneric(brand: string | null, generic: string | null, substance: string): boolean {
  if (brand === null) return true
  const same = letters(brand)
  if (same === letters(generic ?? '') || same === letters(substance)) return true
  if (plain(generic ?? '').startsWith(`${plain(brand)} `)) return true
  const ingredients = ingredientsOf(brand).join('+')
  return (
    ingredients !== '' &&
    (ingredients === ingredientsOf(generic ?? '').join('+') ||
      ingredients === ingredientsOf(substance).join('+'))
  )
}

/** `5 mg/1` is five milligrams in one tablet; units are written as people write them. */
function strengthOf(text: string): string | null {
  const strength = text
    .replace(/\/1(?=$| \+)/g, '')
    .replace(/(^|[^\d])\.(\d)/g, '$10.$2')
    .replace(/\[iu\]/gi, 'IU')
    .replace(/\[usp'u\]/gi, 'units')
    .replace(/\s*\[hp_([a-z])\]\/\S+/gi, '$1')
    .replace(/\[([a-z_']+)\]/gi, '$1')
    .replace(/\bug\b/g, 'mcg')
    .replace(/\bmeq\b/g, 'mEq')
    .replace(/\/(\d+(?:\.\d+)?)([A-Za-z])/g, '/$1 $2')
  return strength || null
}

const established = (classes: string) =>
  classes
    .split(',')
    .filter((name) => name.includes('[EPC]'))
    .map((name) => name.replace(/\s*\[EPC\]/, '').trim())

function describe(route: string, classes: string): string {
  const names = [...new Set(established(classes))]
  const lines = [
    route && `Route: ${route.toLowerCase().replaceAll('; ', ', ')}.`,
    names.length > 0 && `Class: ${shorten(names.join(', '), 600, ', ')}.`,
  ]
  return lines.filter(Boolean).join(' ')
}
