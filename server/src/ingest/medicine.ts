import { equivalenceKey, isUnbranded, matchKey } from '@botika/common/products/keys'
import { byName } from '@botika/common/pick'
import { slugOf } from '@botika/common/slug'
import { type DrugFacts, drugSaid, holdOf, judgeDrug } from '../catalogue'
import { type MedicineFacts, shorten } from '@botika/registers'
import type { Outcome, ProductRecord } from './records'
import { READ_TEXTS, type ReadText } from './row'

const MOST = { name: 200, generic: 600, brand: 250, strength: 400, form: 150, pack: 300, maker: 250 }

const NO_TEXTS = byName(READ_TEXTS, () => null)

/** A product's texts, generic name first (Generics Act); `texts` are those of a file as they are. */
export function medicineOf(
  facts: MedicineFacts,
  notes: string[] = [],
  texts: Readonly<Record<ReadText, string | null>> = NO_TEXTS,
): Outcome<ProductRecord> {
  const said: DrugFacts = {
    generic_name: facts.generic,
    name: facts.name,
    brand: facts.brand,
    strength: facts.strength,
    dosage_form: facts.form,
    pack_size: facts.pack,
    manufacturer: facts.maker,
    description: facts.description,
  }
  const verdict = judgeDrug(said)
  if (verdict?.outcome === 'refused') return { skip: 'dangerous drug (RA 9165)', detail: drugSaid(verdict) }
  const brand = isUnbranded(facts.brand, facts.generic) ? null : facts.brand
  const name = facts.name ?? nameOf(facts)
  if (!name) return { skip: 'no name' }
  const keys = {
    name,
    generic_name: facts.generic,
    brand,
    strength: facts.strength,
    dosage_form: facts.form,
    pack_size: facts.pack,
  }
  const cut = <T extends string | null>(text: T, max: number, separator?: string) =>
    text === null ? null : shorten(text, max, separator)
  const hold = holdOf(said)
  const shown = shorten(name, MOST.name, ' ')
  return {
    record: {
      ...texts,
      import_key: facts.importKey,
      name: shown,
      slug: slugOf(brand ? `${brand} ${shown}` : shown),
      generic_name: cut(facts.generic, MOST.generic, ', '),
      brand: cut(brand, MOST.brand),
      manufacturer: cut(facts.maker, MOST.maker),
      strength: cut(facts.strength, MOST.strength, ' + '),
      dosage_form: cut(facts.form, MOST.form),
      pack_size: cut(facts.pack, MOST.pack, ', '),
      unit_count: facts.unitCount,
      registration_number: facts.registration,
      is_prescription: facts.isPrescription,
      prescription_basis: facts.isRegisteredWithout ? 'register' : null,
      description: facts.description,
      equivalence_key: equivalenceKey(keys),
      match_key: matchKey(keys),
      says_without: facts.saysWithout === true,
      hold_reason: hold?.hold_reason ?? null,
      hold_words: hold?.hold_words ?? null,
      path: facts.path,
    },
    notes: hold ? [...notes, 'to be checked by an administrator (RA 9165)'] : notes,
  }
}

function nameOf({ generic, brand, strength, form }: MedicineFacts): string | null {
  const what = generic ?? brand
  if (!what) return null
  const parts = what.split(/, | \+ |; /)
  const isLong = parts.length > 3
  const short = isLong ? `${parts.slice(0, 3).join(', ')} and ${parts.length - 3} more` : what
  // amounts say nothing once it is not said of what
  const amount = isLong ? '' : (strength ?? '')
  return [short, amount, form ? formWords(form) : ''].filter(Boolean).join(' ')
}

function formWords(form: string): string {
  const [thing = '', ...looks] = form
    .toLowerCase()
    .replace(/\s*\([^)]*\)?/g, '')
    .split(', ')
  if (looks.length === 0) return thing
  if (thing === 'injection')
    return `${looks
      .filter((look) => !look.startsWith('for '))
      .reverse()
      .join(' ')} for injection`
  const after = looks.filter((look) => look.startsWith('for '))
  return [...looks.filter((look) => !look.startsWith('for ')), thing, ...after].join(' ')
}
