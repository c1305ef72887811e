import { createHash } from 'node:crypto'
import { ingredientsOf } from '@botika/common/products/ingredients'
import { isKnownGoods } from '@botika/common/products/medicine'
import { COMBINATION_NAMES, GENERIC_SYNONYMS } from '@botika/common/products/synonyms'
import { NameFinder } from '../names/finder'
import { BRANDS } from './brands'
import { ALSO_IN_GOODS, MEDICINE_NAMES, stemmedIn } from './medicine-names'
import { PRESCRIPTION_BRANDS } from './prescription-brands'

interface NamedFacts {
  name: string
  generic_name: string | null
  brand: string | null
  strength: string | null
  pack_size: string | null
}

/** To be raised when products are judged otherwise by the same names. */
const RULES = 2
const LEAST_LETTERS = 4

/** Everyday words and names within one edit of a medicine's: never taken for a slip of it. */
const EVERYDAY = new Set(
  (
    'ability aldana alerta anaar androgen asparagine balatan berlin bonita candura cavit concord creator dettol differing dolce ' +
    'elided enforce enforcer fermin forum gallus garden genera jasmin leptin levista linda lyric lyrical lyrics medical medico ' +
    'medicom medicor merida meridian mlesna morena nitrate petal program protonic regina reina reviva singular tempera ' +
    'tempura ulric ultrawet vista xenial'
  ).split(' '),
)
const SAME = new Map([
  ['apap', 'paracetamol'],
  ['dicyclomine', 'dicycloverine'],
  ['lagundi', 'vitex'],
  ['meclozine', 'meclizine'],
])

const LISTED = [
  ...[...MEDICINE_NAMES]
    .filter((name) => name.length >= LEAST_LETTERS && !ALSO_IN_GOODS.has(name))
    .map((name) => ({
      name,
      drug: BRANDS.get(name) ?? GENERIC_SYNONYMS.get(name) ?? name,
      isSubstance: !BRANDS.has(name),
      isBreakable: true,
    })),
  ...COMBINATION_NAMES.filter(({ name }) => !name.startsWith('vitamin') && name !== 'b-complex').map(
    ({ name }) => ({
      name,
      drug: name,
      isSubstance: true,
      isBreakable: true,
    }),
  ),
  ...PRESCRIPTION_BRANDS.map(([name, drug]) => ({ name, drug, isSubstance: false, isBreakable: true })),
]
const FINDER = new NameFinder({ listed: LISTED, lawful: EVERYDAY })

export const namesVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify([RULES, LISTED, [...EVERYDAY]]))
    .digest('hex')
    .slice(0, 16)

export const medicinesIn = (texts: readonly (string | null)[]): Set<string> =>
  new Set(
    texts.flatMap((text) => [...FINDER.in(text ?? '').map(({ drug }) => drug), ...stemmedIn(text ?? '')]),
  )

export const medicinesNamedBy = ({
  name,
  brand,
  strength,
  pack_size,
  generic_name,
}: NamedFacts): string[] => [
  // what stands for a generic name speaks of goods where it says `losartan gauze`
  ...medicinesIn([name, brand, strength, pack_size, isGoods(generic_name) ? generic_name : null]),
]

const isGoods = (text: string | null) =>
  isKnownGoods({ name: text ?? '', generic_name: null }, { category: null, subcategory: null })

const wordsOf = (medicines: Iterable<string>) =>
  [...medicines]
    .flatMap(ingredientsOf)
    .flatMap((one) => one.split(' '))
    .map((word) => SAME.get(word) ?? word)

/** The medicines named besides the generic name: losartan, where `Cozaar` is said to be paracetamol. */
export function othersNamedBy(facts: NamedFacts): string[] {
  if (!facts.generic_name) return []
  const said = new Set(wordsOf([facts.generic_name, ...medicinesIn([facts.generic_name])]))
  return medicinesNamedBy(facts).filter((one) => !wordsOf([one]).some((word) => said.has(word)))
}
