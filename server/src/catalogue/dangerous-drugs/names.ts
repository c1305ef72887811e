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

const LETTERS_PER_EDIT = 6
const MOST_EDITS = 3
/** A letter too many makes it six. */
const LEAST_NEAR = LETTERS_PER_EDIT - 1

interface Listed {
  /** Letters and digits alone. */
  name: string
  drug: ListedDrug
  letters: number
  /** Looked for inside other words; brands are too often ordinary parts of them. */
  isSubstance: boolean
  /** Written as several words, or with digits. */
  isSeveralWords: boolean
}

const lettersIn = (text: string) => text.replace(/\d/g, '').length

const exact = new Map<string, Listed>()
for (const drug of LISTED_DRUGS)
  for (const written of [drug.name, ...drug.names, ...drug.brands]) {
    const name = joined(written)
    if (exact.has(name)) continue
    exact.set(name, {
      name,
      drug,
      letters: lettersIn(name),
      isSubstance: !drug.brands.includes(written) && drug.rule !== 'checked_alone',
      isSeveralWords: wordsIn(written).length > 1,
    })
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

/** Names that may be written with a slip: by their length, and by what they begin and end with. */
const byLength = new Map<number, Listed[]>()
const byBeginning = new Map<string, Listed[]>()
const byEnding = new Map<string, Listed[]>()
/** Names that may stand with other signs among their letters, by length. */
const breakable = new Map<number, Listed[]>()
const note = <Key>(index: Map<Key, Listed[]>, key: Key, one: Listed) => {
  const noted = index.get(key)
  if (noted) noted.push(one)
  else index.set(key, [one])
}
for (const one of exact.values()) {
  const { name, letters, drug } = one
  if (letters === name.length && letters >= LEAST_GLUED && drug.rule !== 'checked_alone')
    note(breakable, letters, one)
  // of a code's few letters each stands for something: another one is another code
  if (letters < LEAST_NEAR) continue
  note(byLength, name.length, one)
  for (let at = 1; at < name.length; at++) {
    note(byBeginning, name.slice(0, at), one)
    note(byEnding, name.slice(at), one)
  }
}

/** What a word names whose letters other signs part or stand for. */
function brokenName(signs: readonly string[]): Listed | undefined {
  const letters = signs.filter((sign) => /[a-z]/.test(sign)).join('')
  const parted =
    !LAWFUL_NAMES.has(letters) && breakable.get(letters.length)?.find(({ name }) => name === letters)
  if (parted) return parted
  if (signs.length - letters.length > signs.length / 4) return undefined
  return breakable
    .get(signs.length)
    ?.find(({ name }) => signs.every((sign, at) => sign === name[at] || !/[a-z]/.test(sign)))
}

/** Whether a text becomes another one with so many edits at most; neighbours swapped are one. */
function isWithin(edits: number, one: string, other: string, i = 0, j = 0): boolean {
  while (i < one.length && one[i] === other[j]) {
    i++
    j++
  }
  const [left, right] = [one.length - i, other.length - j]
  if (Math.abs(left - right) > edits) return false
  if (Math.max(left, right) <= edits) return true
  return (
    edits > 0 &&
    (isWithin(edits - 1, one, other, i + 1, j + 1) ||
      isWithin(edits - 1, one, other, i + 1, j) ||
      isWithin(edits - 1, one, other, i, j + 1) ||
      (one[i] === other[j + 1] && one[i + 1] === other[j] && isWithin(edits - 1, one, other, i + 2, j + 2)))
  )
}

/** One edit in six letters, of the name or of what is written, whichever is longer. */
export const editsAllowed = (letters: number, written = letters): number =>
  Math.min(MOST_EDITS, Math.floor(Math.max(letters, written) / LETTERS_PER_EDIT))

/** What a word is a slip of. */
function nearestOf(word: string, listed: readonly Listed[] = []): Listed | undefined {
  const written = lettersIn(word)
  const isNear = (edits: number) => (one: Listed) =>
    edits <= editsAllowed(one.letters, written) &&
    // of `Robitussin AC` the first word is lawful with other letters after it, as in `Robitussin DM`
    (edits === 1 || one.isSubstance || !one.isSeveralWords) &&
    // no dose stands for a letter: `Zyrtec 5 mg` is not Zyrtec-D
    (written === word.length || one.letters < one.name.length) &&
    isWithin(edits, word, one.name)
  for (let edits = 1; edits <= editsAllowed(written + MOST_EDITS); edits++) {
    const near = listed.find(isNear(edits))
    if (near) return near
  }
  return undefined
}

/** What a word is a slip of, of all names of about its length. */
function nearTo(word: string): Listed | undefined {
  if (LAWFUL_NAMES.has(word)) return undefined
  const most = editsAllowed(word.length + MOST_EDITS)
  const lengths = Array.from({ length: 2 * most + 1 }, (_, more) => word.length - most + more)
  return nearestOf(
    word,
    lengths.flatMap((length) => byLength.get(length) ?? []),
  )
}

/** A name at the start or end of a longer word: with a salt, form or partner exact, a slip of it or anything else near. */
function gluedIn(word: string): Judged {
  let near: Listed | undefined
  for (let length = word.length - 1; length >= LEAST_GLUED; length--)
    for (const [part, rest] of [
      [word.slice(0, length), word.slice(length)],
      [word.slice(-length), word.slice(0, -length)],
    ] as const) {
      const one = exact.get(part)
      const isBeside = BESIDE.has(rest)
      if (one && (isBeside || exact.has(rest))) return { drug: one.drug, isExact: true }
      if (near || part.length < LEAST_INSIDE) continue
      if (one?.isSubstance) near = one
      else if (!one && isBeside) near = nearTo(part)
    }
  return near ? { drug: near.drug, isExact: false } : null
}

type Judged = { drug: ListedDrug; isExact: boolean } | null
const REMEMBERED = 100_000
let judged = new Map<string, Judged>()

function judge(word: string): Judged {
  const one = exact.get(word)
  if (one) return { drug: one.drug, isExact: true }
  const meant = slips.get(word)
  if (meant) return { drug: meant, isExact: false }
  if (word.length < LEAST_NEAR || LAWFUL_NAMES.has(word)) return null
  const glued = gluedIn(word)
  const near = glued?.isExact ? undefined : nearTo(word)
  return near ? { drug: near.drug, isExact: false } : glued
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
    const one = exact.has(word) ? null : judgedWord(meant)
    if (one) found.unshift({ drug: one.drug, written: word, isExact: false, from: -1, to: -1 })
  }
  for (const signs of brokenIn(text)) {
    const one = brokenName(signs)
    if (one) found.unshift({ drug: one.drug, written: signs.join(''), isExact: false, from: -1, to: -1 })
  }
  return found.filter((one) => !found.some((other) => hides(other, one)))
}

// a name of several words, or one that was torn apart
function joinedWords(whole: string, parts: readonly string[]): Judged {
  const one = exact.get(whole)
  if (one && (whole.length >= LEAST_TORN || one.isSeveralWords)) return { drug: one.drug, isExact: true }
  const meant = slips.get(whole)
  if (meant) return { drug: meant, isExact: false }
  if (one || whole.length < LEAST_NEAR || LAWFUL_NAMES.has(whole)) return null
  // one slip leaves the first or the last part of a name as it was
  const near =
    nearestOf(whole, byBeginning.get(parts[0] ?? '')) ?? nearestOf(whole, byEnding.get(parts.at(-1) ?? ''))
  if (!near) return null
  // `the hero in me` is no heroine, and `5 mg pseudoephedrine` nothing else
  const isPieced =
    near.isSeveralWords ||
    (whole.length >= LEAST_TORN + 2 * (parts.length - 2) && !parts.some((part) => exact.has(part)))
  return isPieced ? { drug: near.drug, isExact: false } : null
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
