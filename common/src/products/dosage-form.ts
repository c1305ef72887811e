import { plain } from './words'

// what is only about the look or the shell, not about how the medicine is given off
const LOOKS = new Set(
  (
    'film coated coat sugar hard soft gelatin shell softgel liquid filled oral po usp bp for the in with of and to use ' +
    'lyophilized concentrate single multiple dose unit'
  ).split(' '),
)

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tab: 'tablet',
    tabs: 'tablet',
    tablets: 'tablet',
    tableta: 'tablet',
    caplet: 'tablet',
    caplets: 'tablet',
    cap: 'capsule',
    caps: 'capsule',
    capsules: 'capsule',
    kapsula: 'capsule',
    softgels: 'capsule',
    softgel: 'capsule',
    susp: 'suspension',
    soln: 'solution',
    sol: 'solution',
    inj: 'injection',
    injectable: 'injection',
    infusion: 'injection',
    syr: 'syrup',
    oint: 'ointment',
    drop: 'drops',
    supp: 'suppository',
    suppositories: 'suppository',
    lozenges: 'lozenge',
    granule: 'powder',
    granules: 'powder',
    pellets: 'powder',
    sustained: 'extended',
    prolonged: 'extended',
    controlled: 'extended',
    modified: 'extended',
    slow: 'extended',
    xr: 'extended',
    er: 'extended',
    sr: 'extended',
    cr: 'extended',
    mr: 'extended',
    enteric: 'delayed',
    gastroresistant: 'delayed',
    ec: 'delayed',
    dr: 'delayed',
    odt: 'disintegrating',
    orodispersible: 'disintegrating',
    orally: '',
    release: '',
    released: '',
    metered: '',
    aerosol: 'inhaler',
    inhalation: 'inhaler',
    nebule: 'nebulization',
    nebules: 'nebulization',
    iv: 'injection',
    im: 'injection',
    sc: 'injection',
  }),
)

/** In one spelling: `Film-Coated Tablet`, `TABLET, FILM COATED` and `tab` are `tablet`. */
export function formOf(text: string): string {
  const words = plain(text)
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/gastro-resistant/g, 'gastroresistant')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => !LOOKS.has(word))
    .map((word) => SPELLINGS.get(word) ?? word)
    .filter((word) => word !== '')
  const found = new Set(words)
  // powder that is made into a suspension at the counter is dispensed as one
  if (found.has('suspension')) found.delete('powder')
  return [...found].sort().join(' ')
}

const FORMS = new Set(
  [
    ...SPELLINGS.values(),
    ...'tablet capsule syrup suspension solution cream ointment gel lotion patch spray'.split(' '),
  ].filter((word) => word !== ''),
)

/** The form that a line of a list says, and the rest of it. */
export function formsIn(text: string): { form: string; others: string } {
  const words = text.split(/\s+/)
  const isForm = (written: string) => {
    const word = plain(written).replace(/[^a-z]+/g, '')
    return FORMS.has(word) || SPELLINGS.has(word)
  }
  return {
    form: formOf(words.filter(isForm).join(' ')),
    others: words.filter((word) => !isForm(word) && !/^(?:film[\s-]?)?coated$/i.test(word)).join(' '),
  }
}
