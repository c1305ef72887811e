import { equivalenceKey, matchKey } from '@botika/common/products/keys'
import { slugOf } from '@botika/common/slug'
import type { PictureKind, ProductPicture } from '../pictures/product-picture'
import { hashOf, type Random } from '../pictures/random'
import { GROUPS, type Group, type GroupName } from './data/groups'
import type { Medicine } from './data/medicine'
import { type House, MEDICINE_HOUSES } from './data/houses'
import { OTC } from './data/medicines-otc'
import { RX } from './data/medicines-rx'
import { onShelf, type ProductSeed } from './product-seed'

type Form = {
  name: string
  kinds: readonly PictureKind[]
  packs: readonly number[]
  piece: string
  tablet?: ProductPicture['tablet']
}

const FORMS: Record<string, Form> = {
  tablet: {
    name: 'Tablet',
    kinds: ['box', 'blister'],
    packs: [10, 20, 30, 100],
    piece: 'tablets',
    tablet: 'round',
  },
  'chewable tablet': {
    name: 'Chewable Tablet',
    kinds: ['box', 'blister'],
    packs: [10, 20, 30],
    piece: 'tablets',
    tablet: 'round',
  },
  'effervescent tablet': {
    name: 'Effervescent Tablet',
    kinds: ['tall-box'],
    packs: [10, 20],
    piece: 'tablets',
  },
  capsule: {
    name: 'Capsule',
    kinds: ['box', 'blister'],
    packs: [10, 20, 30, 100],
    piece: 'capsules',
    tablet: 'capsule',
  },
  lozenge: {
    name: 'Lozenge',
    kinds: ['box', 'blister'],
    packs: [8, 16, 24],
    piece: 'lozenges',
    tablet: 'round',
  },
  sachet: { name: 'Powder Sachet', kinds: ['sachet', 'tall-box'], packs: [10, 20, 30], piece: 'sachets' },
  suppository: { name: 'Suppository', kinds: ['box'], packs: [5, 10], piece: 'suppositories' },
  nebule: { name: 'Nebule', kinds: ['tall-box'], packs: [10, 20, 30], piece: 'nebules' },
  syrup: { name: 'Syrup', kinds: ['bottle', 'tall-box'], packs: [1], piece: 'bottle' },
  suspension: { name: 'Suspension', kinds: ['bottle', 'tall-box'], packs: [1], piece: 'bottle' },
  'oral solution': { name: 'Oral Solution', kinds: ['bottle'], packs: [1], piece: 'bottle' },
  'oral drops': { name: 'Oral Drops', kinds: ['dropper', 'tall-box'], packs: [1], piece: 'bottle' },
  'nasal drops': { name: 'Nasal Drops', kinds: ['dropper'], packs: [1], piece: 'bottle' },
  'nasal spray': { name: 'Nasal Spray', kinds: ['nozzle', 'tall-box'], packs: [1], piece: 'bottle' },
  'throat spray': { name: 'Throat Spray', kinds: ['spray'], packs: [1], piece: 'bottle' },
  'eye drops': { name: 'Eye Drops', kinds: ['nozzle', 'tall-box'], packs: [1], piece: 'bottle' },
  'ear drops': { name: 'Ear Drops', kinds: ['nozzle', 'tall-box'], packs: [1], piece: 'bottle' },
  cream: { name: 'Cream', kinds: ['ointment', 'tube'], packs: [1], piece: 'tube' },
  ointment: { name: 'Ointment', kinds: ['ointment', 'tube'], packs: [1], piece: 'tube' },
  gel: { name: 'Gel', kinds: ['ointment', 'tube'], packs: [1], piece: 'tube' },
  lotion: { name: 'Lotion', kinds: ['pump'], packs: [1], piece: 'bottle' },
  shampoo: { name: 'Shampoo', kinds: ['pump'], packs: [1], piece: 'bottle' },
  'topical solution': { name: 'Topical Solution', kinds: ['bottle', 'pump'], packs: [1], piece: 'bottle' },
  mouthwash: { name: 'Mouthwash', kinds: ['pump', 'bottle'], packs: [1], piece: 'bottle' },
  patch: { name: 'Patch', kinds: ['sachet'], packs: [1], piece: 'pack' },
  inhaler: { name: 'Metered-Dose Inhaler', kinds: ['inhaler'], packs: [1], piece: 'inhaler' },
  vial: { name: 'Solution for Injection', kinds: ['vial'], packs: [1], piece: 'vial' },
  pen: { name: 'Pre-filled Pen', kinds: ['pen'], packs: [1, 5], piece: 'pens' },
}

const WORDS = Object.keys(FORMS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const LINE = new RegExp(`^(.+?) (${WORDS})(?: (\\d[\\d.]* \\S+))? @([\\d.]+)$`)

type Made = { strength: string; form: Form; size: string | null; pesos: number }

function read(line: string): Made {
  const [, strength, word, size, pesos] = LINE.exec(line) ?? []
  const form = word ? FORMS[word] : undefined
  if (!strength || !form || !pesos) throw new Error(`Not a form of a medicine: ${line}`)
  return { strength, form, size: size ?? null, pesos: Number(pesos) }
}

const LONG_TERM = new Set<GroupName>([
  'hypertension',
  'bloodThinners',
  'cholesterol',
  'diabetes',
  'mind',
  'hormones',
  'kidney',
  'tuberculosis',
])
const PILL_COLORS = [
  '#ffffff',
  '#ffffff',
  '#f7f3e6',
  '#f2d24b',
  '#f3a26d',
  '#f7b6c4',
  '#9ed2ea',
  '#c9e29a',
  '#d66a5c',
  '#e9e2f7',
] as const

function packOf(random: Random, { form, pesos }: Made, group: GroupName): number {
  if (form.packs.length === 1) return form.packs[0] ?? 1
  if (LONG_TERM.has(group) && form.packs.includes(30))
    return random.pick(pesos > 20 ? [30, 30, 10] : [30, 30, 100])
  const fitting = form.packs.filter((count) => count * pesos <= 1_600)
  return random.pick(fitting.length > 0 ? fitting : [form.packs[0] ?? 1])
}

const STORAGE =
  'Store at temperatures not exceeding 30 °C, away from light and moisture. Keep out of reach of children. Do not use after the expiry date.'
const COLD =
  'Keep in the refrigerator at 2 to 8 °C; do not freeze. The pen or vial in use may be kept at room temperature for 28 days.'

function wordsOf({ generic, use, dose }: Medicine, group: Group, form: Form) {
  const isRx = group.subcategory === 'Prescription'
  const isLiquid = ['Syrup', 'Suspension', 'Oral Drops'].includes(form.name)
  return {
    description: `${generic} ${form.name.toLowerCase()}. ${use}${isRx ? ' Sold on prescription only.' : ''}`,
    indications: use,
    dosage:
      dose ??
      `Use exactly as your doctor prescribed${isLiquid ? '; shake well and measure with the cup or dropper in the pack' : ''}. If you miss a dose, take it when you remember, unless the next is near; never double a dose.`,
    contraindications: group.avoid,
    side_effects: group.effects,
    storage: generic.includes('Insulin') ? COLD : STORAGE,
  }
}

function picturesOf(
  random: Random,
  medicine: Medicine,
  made: Made,
  house: House,
  pack: string,
  group: Group,
): ProductPicture[] {
  const { form, strength } = made
  const shape = form.tablet === 'round' ? random.pick(['round', 'round', 'oval'] as const) : form.tablet
  const count = Number.parseInt(pack, 10)
  const kinds =
    shape && count === 10 && random.chance(0.5)
      ? [...form.kinds].reverse()
      : random.chance(0.7)
        ? form.kinds
        : [...form.kinds].reverse()
  const detail = `${strength} ${form.name.toLowerCase()}`
  return kinds.map((kind) => ({
    kind,
    brand: house.brand,
    name: medicine.generic,
    detail,
    pack,
    color: house.color,
    accent: house.accent,
    motif: group.motif,
    isMedicine: true,
    ...(shape
      ? {
          tablet: shape,
          tabletColor: PILL_COLORS[hashOf(house.brand + medicine.generic) % PILL_COLORS.length] ?? '#ffffff',
        }
      : {}),
    seed: `${house.brand} ${medicine.generic} ${detail} ${kind}`,
  }))
}

function seedOf(random: Random, medicine: Medicine, made: Made, house: House): ProductSeed {
  const group: Group = GROUPS[medicine.group]
  const { form, strength, size } = made
  const count = packOf(random, made, medicine.group)
  const amount = size ? Number.parseFloat(size) : 1
  const isCounted = form.packs.length > 1
  const pack = isCounted
    ? `${count} ${count === 1 ? form.piece.replace(/s$/, '') : form.piece}`
    : (size ?? `1 ${form.piece}`)
  const isPlain = house.brand.includes('Generics')
  const sized = isCounted ? `${count}s` : (size ?? '')
  const name = `${medicine.generic}${isPlain ? '' : ` (${house.brand})`} ${strength} ${form.name}${sized ? `, ${sized}` : ''}`
  const isRx = group.subcategory === 'Prescription'
  const facts = {
    name,
    generic_name: medicine.generic,
    brand: house.brand,
    strength,
    dosage_form: form.name,
    pack_size: pack,
  }
  return {
    row: {
      ...facts,
      slug: slugOf(name),
      manufacturer: house.maker,
      equivalence_key: equivalenceKey(facts),
      match_key: matchKey(facts),
      unit_count: isCounted ? count : Math.max(1, Math.round(amount)),
      is_prescription: isRx,
      is_sc_discountable: true,
      prescription_basis: 'catalogue',
      discount_basis: 'catalogue',
      is_vat_exempt: group.isVatExempt ?? false,
      ...wordsOf(medicine, group, form),
    },
    path: ['Medicines', group.subcategory, group.name],
    motif: group.motif,
    pictures: picturesOf(random, medicine, made, house, pack, group),
    price: onShelf(
      made.pesos * count * 100 * house.level * random.between(0.95, 1.06) * (count >= 100 ? 0.94 : 1),
    ),
    reach: random.between(0.25, 1) * (medicine.makers / 5),
  }
}

/** Each medicine from its houses: the first form from all of them, the others from some. */
export function makeMedicines(random: Random): ProductSeed[] {
  const [plain, ...branded] = MEDICINE_HOUSES
  return [...OTC, ...RX].flatMap((medicine) => {
    const count = Math.max(1, Math.min(4, medicine.makers) - (random.chance(0.62) ? 1 : 0))
    const others = random.sample(branded, count - 1)
    const houses = plain && random.chance(0.75) ? [plain, ...others] : random.sample(branded, count)
    return medicine.forms.flatMap((line, index) => {
      const made = read(line)
      const makers =
        index === 0 ? houses : random.sample(houses, Math.max(1, Math.round(houses.length * 0.25)))
      return makers.map((house) => seedOf(random, medicine, made, house))
    })
  })
}
