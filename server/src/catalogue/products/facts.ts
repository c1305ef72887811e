import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import { equivalenceKey, matchKey } from '@botika/common/products/keys'
import { Problem } from '@botika/common/http/problem'
import { slugOf } from '@botika/common/slug'
import type { Field } from '@botika/common/entity/fields'
import { type Fact, FACT_NAMES, FACTS, TEXT_FACTS, type TextFact } from '@botika/common/products/facts'
import type { ProductFields } from '@botika/common/products/schema'
import type * as z from 'zod'
import { drugSaid, holdOf, judgeDrug } from '../dangerous-drugs/judge'
import { othersNamedBy } from '../medicines/named'
import { readable } from '../../platform'
import type { Facts, ManagedRow } from './manage-repository'

export type SentFacts = Partial<z.output<typeof ProductFields>>

export type { Facts }

type TextColumn = TextFact | 'released_words'

const MARKUP = /<\/?[a-z!][^<>]*>/i

const isText = (field: Fact): field is TextFact => TEXT_FACTS.some((text) => text === field)

function asStored(field: Fact, value: unknown) {
  if (!isText(field) && field !== 'image') return value
  const text = value === null ? '' : readable(String(value))
  // tags would part the letters of a name: <b>Dia</b>zepam
  if (MARKUP.test(text)) throw Problem.invalidField(field, t(messages.pleaseTypePlainText))
  const { isRequired, isNeverNull }: Field = FACTS[field]
  if (isRequired && text === '') throw Problem.invalidField(field, t(messages.pleaseFillThisIn))
  return text === '' && !isNeverNull ? null : text
}

export function factsOf(sent: SentFacts): Facts {
  const facts: Record<string, unknown> = {}
  for (const field of [...FACT_NAMES, 'images' as const]) {
    const value = sent[field]
    if (value === undefined) continue
    facts[field] = field === 'images' ? value : asStored(field, value)
  }
  return facts
}

// a row of before may have its texts as they were typed: sent back as they are, they are no change
const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other)) ||
  (typeof other === 'string' && one === readable(other))

export const changedFacts = (sent: Facts, row: ManagedRow): Facts =>
  Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => !isSame(value, row[field as keyof ManagedRow])),
  )

/** The identity of a medicine: where it changes, whether it needs a prescription is decided anew. */
export function medicineOf(facts: Facts): string {
  const text = (field: TextColumn) => facts[field] ?? null
  const keys = {
    name: text('name') ?? '',
    generic_name: text('generic_name'),
    brand: text('brand'),
    strength: text('strength'),
    dosage_form: text('dosage_form'),
    pack_size: text('pack_size'),
  }
  const key = equivalenceKey(keys)
  if (key !== null) return [key, ...othersNamedBy(keys)].join('|')
  // where that is not known, all that may name one counts
  return [matchKey(keys), keys.name, text('registration_number'), keys.brand, keys.pack_size].join('|')
}

/** The address, keys and hold of a product; throws for dangerous drugs. Only an admin ends a hold. */
export function derivedFacts(facts: Facts): Facts {
  const text = (field: TextColumn) => facts[field] ?? null
  const verdict = judgeDrug(facts)
  if (verdict?.outcome === 'refused') {
    const message = t(messages.dangerousDrugsCantBeListedHereRA2, { name: drugSaid(verdict) })
    throw new Problem('invalid', `${verdict.field}: ${message}`, { errors: { [verdict.field]: [message] } })
  }
  const keys = {
    name: text('name') ?? '',
    generic_name: text('generic_name'),
    brand: text('brand'),
    strength: text('strength'),
    dosage_form: text('dosage_form'),
    pack_size: text('pack_size'),
  }
  return {
    slug: slugOf(keys.name),
    equivalence_key: equivalenceKey(keys),
    match_key: matchKey(keys),
    ...holdOf(facts, text('released_words')),
  }
}
