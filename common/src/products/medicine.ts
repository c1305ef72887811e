import { formOf } from './dosage-form'
import { ingredientOf, ingredientsOf } from './ingredients'
import { ownWordsOf } from './keys'
import { plain } from './words'

export interface MedicineFacts {
  name: string
  generic_name: string | null
  strength: string | null
  dosage_form: string | null
  registration_number: string | null
}

// forms in which nothing but medicines is given; a cream or a powder may be anything
const MEDICAL_FORMS = new Set(
  'tablet capsule syrup suspension suppository injection ampule ampoule vial nebulization inhaler ophthalmic otic lozenge elixir'.split(
    ' ',
  ),
)
const AMOUNT = /\d\s*(?:mg|mcg|ug|i\.?u\.?)(?![a-z])/
const GOODS =
  /\b(?:masks?|gloves?|gauzes?|cotton|bandages?|plasters?|thermometers?|syringes?|needles?|diapers?|wipes|wheelchairs?|crutch(?:es)?|condoms?|tissues?|toothbrush(?:es)?|glasses|monitors?|strips|stethoscopes?)\b/
// words of goods that no medicine is called by; what both may be called, such as cream, powder or drops, is not here
const GOODS_WORDS = new RegExp(
  `\\b(?:${[
    'buds|swabs?|applicators?|depressors?|tapes?|splints?|braces|slings?|stockings?|insoles?|catheters?',
    'cannulas?|lancets?|nebulizers?|glucometers?|oximeters?|sphygmomanometers?|walkers?|canes?|goggles',
    'gowns?|forceps|scissors|tweezers|lens(?:es)?|eyeglasses|pillows?|towels?|underpads?|bedpans?|tubing',
    'barrier|(?:urine|ostomy) bags?|(?:hot|cold) packs?|pill organizers?|pregnancy tests?|(?:test|first aid) kits?|weighing scales?|knee supports?',
    'soaps?|shampoos?|toothpastes?|mouthwash(?:es)?|floss|deodorants?|lotions?|sunscreens?|sunblocks?',
    'moisturi[sz](?:ers?|ing)|cleansers?|toners?|perfumes?|colognes?|lipsticks?|mascara|razors?|combs?',
    '(?:infant|follow-on) formula|nursing pads?|panty liners?|feminine wash|facial (?:wash|mask|foam)|conditioners?',
    'micellar water|pressed powder|tawas|shaving|tampons?|pantyliners?|pacifiers?|teethers?|strollers?|bibs?',
    '(?:sanitary|maternity) (?:napkins?|pads?)|feeding bottles?|(?:oral|mouth) rinse',
    'baby (?:oil|powder|bath|wash|food|bottles?|carriers?)',
    '(?:face|body|hand|foot|hair) (?:wash|cream|mask|oil|scrub)',
    'sanitizers?|detergents?|bleach|repellents?|liniments?|tea|coffee|milk|juice|rice|noodles|biscuits?',
    'puree|oats|chia seeds|sugar|cookies?|crackers?|chocolates?|honey|vinegar|cereals?|bread|(?:rubbing|isopropyl|ethyl) alcohol',
    '(?:coconut|massage|essential|olive) oil',
    'bulak|sabon|lampin|gatas|kape|tsaa|sipilyo|suklay|tuwalya|guwantes|tungkod|bigas',
  ].join('|')})\\b`,
)
const GOODS_CATEGORY =
  /\b(?:devices?|supplies|equipment|bab(?:y|ies)|personal care|oral care|skin ?care|hair care|home care|hygiene|toiletries|beauty|cosmetics?|grocer(?:y|ies)|foods?|beverages?|snacks?|household|vitamins?|supplements?|bitamina|kagandahan)\b/
const MEDICINE_CATEGORY =
  /\b(?:medicines?|medications?|drugs?|pharma\w*|prescription|rx|otc|over the counter|gamot)\b/
const NOT_A_DRUG = /^(?:fr|c?mdr)\b|^(?:fr|c?mdr)-/i
const VETERINARY_NUMBER = /^d?vr/i
const VETERINARY = /\bvet\b|\bveterinary\b|\bfor (?:animals?|dogs?|cats?|poultry|swine) (?:use|only)\b/

/** Whether it is for animals: marked `(Vet.)` as the register of the FDA does, or numbered as such. */
export const isVeterinary = ({ name, generic_name, registration_number }: MedicineFacts): boolean =>
  VETERINARY_NUMBER.test(registration_number ?? '') || VETERINARY.test(plain(`${name} ${generic_name ?? ''}`))

const hasMedicalForm = (text: string | null) =>
  formOf(text ?? '')
    .split(' ')
    .some((word) => MEDICAL_FORMS.has(word))

/**
 * Whether a product is a medicine, not other goods: it has a generic name, or its name, strength or form says so.
 * Supplements (`FR-`) and devices (`MDR-`) are none where they have neither strength nor form.
 */
export function hasActiveIngredient(facts: MedicineFacts): boolean {
  const { name, generic_name, strength, dosage_form, registration_number } = facts
  const isBare = !strength && !hasMedicalForm(dosage_form)
  if (NOT_A_DRUG.test(registration_number ?? '') && (isBare || !generic_name)) return false
  if (generic_name && ingredientsOf(generic_name).length > 0)
    return !(isBare && GOODS.test(plain(generic_name)))
  const words = plain(name)
  const hasAmount = AMOUNT.test(plain(strength ?? '')) || AMOUNT.test(words)
  const isInForm = hasMedicalForm(dosage_form) || hasMedicalForm(name)
  // a cream may be anything, but one with a strength of its own is a medicine
  const isForSkin = /\d\s*%/.test(strength ?? '') && /\b(?:cream|ointment)\b/.test(formOf(dosage_form ?? ''))
  // `5 mg tablet, 10 strips` are strips of a medicine
  if (GOODS.test(words)) return hasAmount && isInForm
  return hasAmount || isInForm || isForSkin
}

export interface Placement {
  category: string | null
  subcategory: string | null
}

/** Whether a name or shelf says goods for certain. A bare name may be a medicine's (`Roaccutane`). */
export function isKnownGoods(
  { name, generic_name }: Pick<MedicineFacts, 'name' | 'generic_name'>,
  { category, subcategory }: Placement,
): boolean {
  const words = plain(`${name} ${generic_name ?? ''}`)
  if (GOODS.test(words) || GOODS_WORDS.test(words)) return true
  const shelf = plain(`${category ?? ''} ${subcategory ?? ''}`)
  return GOODS_CATEGORY.test(shelf) && !MEDICINE_CATEGORY.test(shelf)
}

const AMOUNTS = /\d[\d.,]*\s*(?:mg|mcg|ug|g|ml|iu|%)(?:\s*\/\s*[\d.]*\s*[a-z]+)?/gi
/** `100s`, `20's` */
const PIECES = /\b\d+\s?['’]?s\b/gi
const FORMS = 'tablet capsule syrup suspension solution drops cream ointment lotion gel suppository powder'

/** Whether a product's name says a generic, strengths, forms and packs, and no other word: `Zinc 10 mg tablet`. */
export const saysNothingBut = (generic: string, name: string): boolean =>
  ownWordsOf({
    name: name.replace(PIECES, ' '),
    generic_name: generic,
    strength: name.match(AMOUNTS)?.join(' + ') ?? null,
    dosage_form: FORMS,
  }) === ''

const LONGEST = 4
const MOST_WORDS = 12

/** What ingredients or brands the words of a text may name: each run of up to four words, as one ingredient. */
export function ingredientsNamedIn(text: string): string[] {
  const words = plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, MOST_WORDS)
  const named = new Set<string>()
  for (let from = 0; from < words.length; from++)
    for (let length = 1; length <= LONGEST && from + length <= words.length; length++) {
      const run = words.slice(from, from + length).join(' ')
      named.add(run)
      named.add(ingredientOf(run))
    }
  return [...named].filter((one) => one.length >= 4)
}
