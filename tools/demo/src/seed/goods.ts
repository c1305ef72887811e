import { equivalenceKey, matchKey } from '@botika/common/products/keys'
import { slugOf } from '@botika/common/slug'
import { PICTURE_KINDS, type PictureKind } from '../pictures/product-picture'
import type { Random } from '../pictures/random'
import type { Placement } from './data/shelf'
import { SHELVES } from './data/goods'
import { GOODS_HOUSES, type GoodsHouse, type House } from './data/houses'
import { onShelf, type ProductSeed } from './product-seed'

const CARE: Record<GoodsHouse, { dosage: string; storage: string }> = {
  vitamins: {
    dosage: 'One a day after a meal, or as the label says. Do not take more than the label says.',
    storage: 'Keep tightly closed, dry and below 30 °C, out of reach of children.',
  },
  baby: {
    dosage:
      'Follow the steps on the pack. Wash hands first; for formula use boiled, cooled water and the scoop in the tin.',
    storage: 'Keep dry and cool. Use opened formula within four weeks.',
  },
  care: {
    dosage: 'For external use. Rinse well; stop if the skin becomes irritated.',
    storage: 'Keep closed and away from heat and flame.',
  },
  smile: {
    dosage: 'Use twice a day. Replace toothbrushes every three months.',
    storage: 'Keep dry, below 30 °C.',
  },
  devices: {
    dosage:
      'Read the manual first. Measure at rest and at the same time each day; write the readings down for your doctor.',
    storage: 'Keep dry, away from sun and magnets. Take batteries out when not in use.',
  },
  firstaid: {
    dosage: 'Wash hands, clean the wound, then apply. Single-use items are thrown away after use.',
    storage: 'Keep sealed and dry until use.',
  },
  beauty: {
    dosage: 'Apply to clean skin. Try a little on the inner arm first when your skin is sensitive.',
    storage: 'Keep closed, away from sun.',
  },
  food: {
    dosage: 'Prepare as on the pack. People on a diet ask their doctor first.',
    storage: 'Keep dry and sealed; see the best-before date.',
  },
}

/** Words of a supplement's line that tell its form better than the shelf does, the more exact first. */
const FORMS = [
  [/softgel/i, 'Softgel Capsule'],
  [/capsule/i, 'Capsule'],
  [/effervescent/i, 'Effervescent Tablet'],
  [/tablet/i, 'Tablet'],
  [/gummies/i, 'Gummy'],
  [/sachet/i, 'Powder Sachet'],
  [/vial/i, 'Oral Suspension'],
  [/drops/i, 'Oral Drops'],
  [/\b\d+ k?g$/i, 'Powder'],
] as const

const isKind = (text: string): text is PictureKind => PICTURE_KINDS.some((kind) => kind === text)

function seedOf(random: Random, shelf: Placement, line: string, house: House): ProductSeed {
  const [name = '', detail = '', pack = '', pesos = '', kind = ''] = line
    .split('|')
    .map((part) => part.trim())
  if (!isKind(kind)) throw new Error(`No picture for ${line}`)
  const title = `${house.brand} ${name}, ${detail}, ${pack}`
  const isSupplement = shelf.house === 'vitamins'
  const strength = /\d[\d,]*(?:\.\d+)? ?(?:mg|mcg|g|IU|%)(?: ?[+/] ?[\d.]* ?(?:mg|mcg|IU|mL))*/.exec(
    detail,
  )?.[0]
  const found = FORMS.find(([words]) => words.test(`${name} ${detail} ${pack}`))?.[1]
  const isSwallowed = found === 'Softgel Capsule' || found === 'Capsule'
  const form = isSupplement || isSwallowed ? (found ?? shelf.form) : shelf.form
  const tablet = found === 'Softgel Capsule' ? 'softgel' : found === 'Capsule' ? 'capsule' : 'oval'
  const facts = {
    name: title,
    generic_name: isSupplement ? name : null,
    brand: house.brand,
    strength: isSupplement ? (strength ?? null) : null,
    dosage_form: form,
    pack_size: pack,
  }
  return {
    row: {
      ...facts,
      slug: slugOf(title),
      manufacturer: house.maker,
      equivalence_key: equivalenceKey(facts),
      match_key: matchKey(facts),
      unit_count: Math.max(
        1,
        Number.parseInt(/^\d+(?= (?!mL|g\b|kg|L\b|set|box))/.exec(pack)?.[0] ?? '1', 10),
      ),
      is_prescription: false,
      is_sc_discountable: shelf.isDiscountable ?? false,
      prescription_basis: 'catalogue',
      discount_basis: 'catalogue',
      is_vat_exempt: false,
      description: `${name}, ${detail}. ${shelf.use}`,
      indications: shelf.use,
      dosage: CARE[shelf.house].dosage,
      contraindications: isSupplement
        ? 'Ask a doctor first if you are pregnant, take blood thinners or have a long-term disease. MAHALAGANG PAALALA: ang produktong ito ay hindi gamot at hindi dapat gamiting panggamot sa anumang uri ng sakit.'
        : 'Do not use when allergic to any ingredient.',
      side_effects: isSupplement ? 'Mild stomach upset or a change in the colour of stool or urine.' : '',
      storage: CARE[shelf.house].storage,
    },
    path: shelf.path,
    motif: shelf.motif,
    pictures: [
      {
        kind,
        brand: house.brand,
        name,
        detail,
        pack,
        color: house.color,
        accent: house.accent,
        motif: shelf.motif,
        isMedicine: false,
        ...(isSupplement
          ? { tablet, tabletColor: random.pick(['#f2b53a', '#e4572e', '#c97b2a', '#8fbf4a', '#f3e2b0']) }
          : {}),
        seed: title,
      },
    ],
    price: onShelf(Number(pesos) * 100 * house.level * random.between(0.96, 1.05)),
    reach: random.between(0.2, 0.9),
  }
}

/** Everything beside medicines; a line with a number at its end comes from that many houses. */
export function makeGoods(random: Random): ProductSeed[] {
  return SHELVES.flatMap((shelf) =>
    shelf.items.flatMap((line) => {
      const most = Number(/\| (\d+)$/.exec(line)?.[1] ?? 1)
      const count = most > 1 && random.chance(0.62) ? most - 1 : most
      return random
        .sample<House>(GOODS_HOUSES[shelf.house], count)
        .map((house) => seedOf(random, shelf, line, house))
    }),
  )
}
