import type { ListedDrug } from './entry'
import { LAWFUL_NAMES } from './lawful'
import { LISTED_DRUGS } from './list'
import { brokenIn, disguisedIn, joined, wordsIn } from './normal'

/** A listed name in a text. */
export interface Found {
  drug: ListedDrug
  /** As it stands in the text, in small letters. */
  written: string
  /** False: a slip or a disguise of the name, or a longer word that holds it. */
  isExact: boolean
  /** Where its words stand among the words of the text: the first, and the one after the last. */
  from: number
  to: number
}

const MOST_JOINED = 7
/** Shorter names are not looked for inside other words. */
const LEAST_INSIDE = 7
const LEAST_GLUED = 5
/** Shorter names are not put together from pieces. */
const LEAST_TORN = 8

/** One edit in six letters. */
export const editsAllowed = (name: string): number => Math.min(3, Math.floor(name.length / 6))

const exact = new Map<string, ListedDrug>()
/** Names of substances that are looked for inside other words; brands are too often ordinary parts of them. */
const substances = new Set<string>()
/** Names that are written as several words, or with digits. */
const severalWords = new Set<string>()
for (const drug of LISTED_DRUGS)
  for (const name of [drug.name, ...drug.names, ...drug.brands]) {
    const key = joined(name)
    if (!exact.has(key)) exact.set(key, drug)
    if (wordsIn(name).length > 1) severalWords.add(key)
    if (!drug.brands.includes(name) && drug.rule !== 'checked_alone') substances.add(key)
  }
const slips = new Map<string, ListedDrug>()
for (const drug of LISTED_DRUGS) for (const slip of drug.slips) slips.set(joined(slip), drug)
const LONGEST = Math.max(...[...exact.keys()].map((name) => name.length))

// what stands in a word beside a name when both were written as one
const BESIDE = new Set(
  (
    'hcl hydrochloride hbr hydrobromide sulfate sulphate phosphate citrate tartrate bitartrate maleate napsylate ' +
    'hydrogen sodium potassium dipotassium calcium saccharate aspartate lactate acetate fumarate mesylate succinate ' +
    'polistirex tablet tablets tab tabs cap caps capsule capsules syrup drops inj injection ampule ampoule vial patch ' +
    'mg mcg ml and with plus generic paracetamol acetaminophen ibuprofen aspirin caffeine guaifenesin promethazine ' +
    'chlorphenamine chlorpheniramine phenylephrine naloxone naltrexone atropine topiramate carbinoxamine'
  ).split(' '),
)

/** Every text that is left of a name when up to `edits` letters are dropped. */
function shortened(name: string, edits: number): Set<string> {
  let last = new Set([name])
  const all = new Set(last)
  for (let round = 0; round < edits; round++) {
    const next = new Set<string>()
    for (const text of last)
      for (let at = 0; at < text.length; at++) next.add(text.slice(0, at) + text.slice(at + 1))
    for (const text of next) all.add(text)
    last = next
  }
  return all
}

// two texts within n edits have a text in common after n letters are dropped from each
const nearby = new Map<string, string[]>()
const beginnings = new Set<string>()
const endings = new Set<string>()
for (const [name, drug] of exact) {
  // a slip in a code is another code, chemicals have many kin, and of `Robitussin AC` the first word alone is lawful
  if (/\d/.test(name) || drug.rule === 'checked_alone') continue
  if (severalWords.has(name) && !substances.has(name)) continue
  for (const text of shortened(name, editsAllowed(name))) {
    const names = nearby.get(text)
    if (names) names.push(name)
    else nearby.set(text, [name])
  }
  for (let at = 1; at < name.length; at++) {
    beginnings.add(name.slice(0, at))
    endings.add(name.slice(at))
  }
}
const MOST_EDITS = 3

/** Names that may stand with other signs among their letters, by length. */
const breakable = new Map<number, string[]>()
for (const [name, drug] of exact) {
  if (/\d/.test(name) || name.length < LEAST_GLUED || drug.rule === 'checked_alone') continue
  breakable.set(name.length, [...(breakable.get(name.length) ?? []), name])
}

/** The drug that a word names whose letters other signs part or stand for. */
function brokenName(signs: readonly string[]): ListedDrug | null {
  const letters = signs.filter((sign) => /[a-z]/.test(sign)).join('')
  const parted = !LAWFUL_NAMES.has(letters) && breakable.get(letters.length)?.find((name) => name === letters)
  const missing = signs.length - letters.length
  const masked =
    missing <= signs.length / 4 &&
    breakable
      .get(signs.length)
      ?.find((name) => signs.every((sign, at) => sign === name[at] || !/[a-z]/.test(sign)))
  const name = parted || masked
  return name ? (exact.get(name) ?? null) : null
}

/** Edits between two texts, neighbours swapped counted as one; more than `most` is answered as `most + 1`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      row.push(edits)
      if (edits < least) least = edits
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[other.length] ?? most + 1
}

function nearestTo(word: string): ListedDrug | null {
  if (word.length < 5 || word.length > LONGEST + MOST_EDITS) return null
  const edits = Math.min(MOST_EDITS, Math.floor((word.length + 3) / 6))
  let best: { drug: ListedDrug; edits: number } | null = null
  for (const text of shortened(word, edits))
    for (const name of nearby.get(text) ?? []) {
      const allowed = editsAllowed(name)
      const found = distance(word, name, allowed)
      const drug = exact.get(name)
      if (drug && found <= allowed && (!best || found < best.edits)) best = { drug, edits: found }
    }
  return best?.drug ?? null
}

/** A name at the start or end of a longer word: with a salt, form or partner exact, with anything else near. */
function gluedIn(word: string): { drug: ListedDrug; isExact: boolean } | null {
  let near: ListedDrug | null = null
  for (let length = word.length - 1; length >= LEAST_GLUED; length--)
    for (const [part, rest] of [
      [word.slice(0, length), word.slice(length)],
      [word.slice(-length), word.slice(0, -length)],
    ] as const) {
      const drug = exact.get(part)
      if (!drug) continue
      if (BESIDE.has(rest) || exact.has(rest)) return { drug, isExact: true }
      if (part.length >= LEAST_INSIDE && substances.has(part)) near ??= drug
    }
  return near && { drug: near, isExact: false }
}

type Judged = { drug: ListedDrug; isExact: boolean } | null
const REMEMBERED = 100_000
let judged = new Map<string, Judged>()

function judge(word: string): Judged {
  const drug = exact.get(word)
  if (drug) return { drug, isExact: true }
  const meant = slips.get(word)
  if (meant) return { drug: meant, isExact: false }
  if (word.length < 5 || LAWFUL_NAMES.has(word)) return null
  const near = nearestTo(word)
  const glued = gluedIn(word)
  if (glued?.isExact) return glued
  return near ? { drug: near, isExact: false } : glued
}

/** What one word is, remembered: the same words come again and again. */
function judgedWord(word: string): Judged {
  const known = judged.get(word)
  if (known !== undefined) return known
  if (judged.size >= REMEMBERED) judged = new Map()
  const result = judge(word)
  judged.set(word, result)
  return result
}

/** A longer text is hardly ever the same as another one. */
const LONGEST_REMEMBERED = 200
let read = new Map<string, readonly Found[]>()

/** Every listed name in a text, near ones included. Forms, strengths and makers come again and again: they are remembered. */
export function listedNamesIn(text: string): readonly Found[] {
  if (text.length > LONGEST_REMEMBERED) return readNames(text)
  const known = read.get(text)
  if (known) return known
  if (read.size >= REMEMBERED) read = new Map()
  const found = readNames(text)
  read.set(text, found)
  return found
}

function readNames(text: string): readonly Found[] {
  const words = wordsIn(text)
  const found: Found[] = []
  for (let from = 0; from < words.length; from++) {
    let whole = ''
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_JOINED); to++) {
      whole += words[to - 1]
      if (whole.length > LONGEST + MOST_EDITS) break
      const one: Judged = to === from + 1 ? judgedWord(whole) : joinedWords(whole, words.slice(from, to))
      if (one) found.push({ ...one, written: words.slice(from, to).join(' '), from, to })
    }
  }
  for (const { word, meant } of disguisedIn(text)) {
    const drug = exact.get(meant)
    if (drug && !exact.has(word)) found.unshift({ drug, written: word, isExact: false, from: -1, to: -1 })
  }
  for (const signs of brokenIn(text)) {
    const drug = brokenName(signs)
    if (drug) found.unshift({ drug, written: signs.join(''), isExact: false, from: -1, to: -1 })
  }
  return found.filter((one) => !found.some((other) => hides(other, one)))
}

// a name of several words, or one that was torn apart
function joinedWords(whole: string, parts: readonly string[]): Judged {
  const drug = whole.length >= LEAST_TORN || severalWords.has(whole) ? exact.get(whole) : undefined
  if (drug) return { drug, isExact: true }
  const meant = slips.get(whole)
  if (meant) return { drug: meant, isExact: false }
  // one slip leaves one half of a torn name as it was
  const [first = '', second = ''] = parts
  const mayBeNear =
    parts.length === 2 && whole.length >= LEAST_TORN && (beginnings.has(first) || endings.has(second))
  const near = mayBeNear && !LAWFUL_NAMES.has(whole) ? nearestTo(whole) : null
  return near && { drug: near, isExact: false }
}

/** A longer exact name says more than what it is made of: `lysergic acid diethylamide`. */
const hides = (other: Found, one: Found): boolean =>
  other !== one &&
  other.isExact &&
  other.from <= one.from &&
  other.to >= one.to &&
  other.to - other.from > one.to - one.from

/** The gravest listed name in a search text, or null: an exact one before a near one. */
export function listedNameIn(text: string): Found | null {
  const found = listedNamesIn(text)
  return found.find((one) => one.isExact) ?? found[0] ?? null
}
