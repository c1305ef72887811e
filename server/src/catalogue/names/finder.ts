import { brokenIn, disguisedIn, joined, wordsIn } from './normal'

export interface Listed<Drug> {
  name: string
  drug: Drug
  /** Looked for inside other words; brands are too often ordinary parts of them. */
  isSubstance: boolean
  /** Seen where other signs part its letters or stand for them. */
  isBreakable: boolean
}

export interface Found<Drug> {
  drug: Drug
  written: string
  /** False for a slip or a disguise of the name, or a longer word that holds it. */
  isExact: boolean
  /** The first of its words among the words of the text; `to` is the one after the last. */
  from: number
  to: number
}

interface Named<Drug> extends Listed<Drug> {
  letters: number
  /** True where it is written as several words, or with digits. */
  isSeveralWords: boolean
}

type Judged<Drug> = { drug: Drug; isExact: boolean } | null

const MOST_JOINED = 7
const LEAST_INSIDE = 7
const LEAST_GLUED = 5
const LEAST_TORN = 8

const LETTERS_PER_EDIT = 6
const MOST_EDITS = 3
/** A letter too many makes it six. */
const LEAST_NEAR = LETTERS_PER_EDIT - 1

const REMEMBERED = 100_000
const LONGEST_REMEMBERED = 200

const BESIDE = new Set(
  (
    'hcl hydrochloride hbr hydrobromide sulfate sulphate phosphate citrate tartrate bitartrate maleate napsylate ' +
    'hydrogen sodium potassium dipotassium calcium saccharate aspartate lactate acetate fumarate mesylate succinate ' +
    'polistirex tablet tablets tab tabs cap caps capsule capsules syrup drops inj injection ampule ampoule vial patch ' +
    'mg mcg ml and with plus generic paracetamol acetaminophen ibuprofen aspirin caffeine guaifenesin promethazine ' +
    'chlorphenamine chlorpheniramine phenylephrine naloxone naltrexone atropine topiramate carbinoxamine'
  ).split(' '),
)

const ENDS_NO_NAME = new Set('a an as at by do go he i in is it me my no of on or so to up us we'.split(' '))

const lettersIn = (text: string) => text.replace(/\d/g, '').length

/** A word as it sounds: other letters for the same sound do not count (`stilnoks`, `mefedrone`). */
const heard = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/[kq]/g, 'c')
    .replace(/cs/g, 'x')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1')

const note = <Key, One>(index: Map<Key, One[]>, key: Key, one: One) => {
  const noted = index.get(key)
  if (noted) noted.push(one)
  else index.set(key, [one])
}

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

/** A longer exact name says more than what it is made of: `lysergic acid diethylamide`. */
const hides = (other: Found<unknown>, one: Found<unknown>): boolean =>
  other !== one &&
  other.isExact &&
  other.from <= one.from &&
  other.to >= one.to &&
  other.to - other.from > one.to - one.from

interface Finding<Drug> {
  listed: readonly Listed<Drug>[]
  slips?: readonly (readonly [string, Drug])[]
  lawful: ReadonlySet<string>
}

/** A finder of listed names in texts, also misspelt by one edit in six letters, torn, glued or disguised. */
export class NameFinder<Drug> {
  readonly #exact = new Map<string, Named<Drug>>()
  readonly #slips: Map<string, Drug>
  readonly #heard = new Map<string, Drug>()
  readonly #lawful: ReadonlySet<string>
  readonly #longest: number
  readonly #byLength = new Map<number, Named<Drug>[]>()
  readonly #byBeginning = new Map<string, Named<Drug>[]>()
  readonly #byEnding = new Map<string, Named<Drug>[]>()
  readonly #breakable = new Map<number, Named<Drug>[]>()
  // the same words come again and again, and so do forms, strengths and makers
  #judged = new Map<string, Judged<Drug>>()
  #read = new Map<string, readonly Found<Drug>[]>()

  constructor({ listed, slips = [], lawful }: Finding<Drug>) {
    this.#lawful = lawful
    for (const one of listed) {
      const name = joined(one.name)
      if (this.#exact.has(name)) continue
      this.#exact.set(name, {
        ...one,
        name,
        letters: lettersIn(name),
        isSeveralWords: wordsIn(one.name).length > 1,
      })
    }
    this.#slips = new Map(slips.map(([slip, drug]) => [joined(slip), drug]))
    this.#longest = Math.max(...[...this.#exact.keys()].map((name) => name.length))
    for (const [slip, drug] of this.#slips) if (slip.length > LEAST_NEAR) this.#heard.set(heard(slip), drug)
    for (const one of this.#exact.values()) {
      const { name, letters } = one
      if (letters === name.length && letters >= LEAST_GLUED && one.isBreakable)
        note(this.#breakable, letters, one)
      // of a code's few letters each stands for something: another one is another code
      if (letters < LEAST_NEAR) continue
      this.#heard.set(heard(name), one.drug)
      note(this.#byLength, name.length, one)
      for (let at = 1; at < name.length; at++) {
        note(this.#byBeginning, name.slice(0, at), one)
        note(this.#byEnding, name.slice(at), one)
      }
    }
  }

  #brokenName(signs: readonly string[]): Named<Drug> | undefined {
    const letters = signs.filter((sign) => /[a-z]/.test(sign)).join('')
    const parted =
      !this.#lawful.has(letters) && this.#breakable.get(letters.length)?.find(({ name }) => name === letters)
    if (parted) return parted
    if (signs.length - letters.length > signs.length / 4) return undefined
    return this.#breakable
      .get(signs.length)
      ?.find(({ name }) => signs.every((sign, at) => sign === name[at] || !/[a-z]/.test(sign)))
  }

  #nearestOf(word: string, listed: readonly Named<Drug>[] = []): Named<Drug> | undefined {
    const written = lettersIn(word)
    const isNear = (edits: number) => (one: Named<Drug>) =>
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

  #nearTo(word: string): Named<Drug> | undefined {
    if (this.#lawful.has(word)) return undefined
    const most = editsAllowed(word.length + MOST_EDITS)
    const lengths = Array.from({ length: 2 * most + 1 }, (_, more) => word.length - most + more)
    return this.#nearestOf(
      word,
      lengths.flatMap((length) => this.#byLength.get(length) ?? []),
    )
  }

  #gluedIn(word: string): Judged<Drug> {
    let near: Named<Drug> | undefined
    for (let length = word.length - 1; length >= LEAST_GLUED; length--)
      for (const [part, rest] of [
        [word.slice(0, length), word.slice(length)],
        [word.slice(-length), word.slice(0, -length)],
      ] as const) {
        const one = this.#exact.get(part)
        const isBeside = BESIDE.has(rest)
        if (one && (isBeside || this.#exact.has(rest))) return { drug: one.drug, isExact: true }
        if (near || part.length < LEAST_INSIDE) continue
        if (one?.isSubstance) near = one
        else if (!one && isBeside) near = this.#nearTo(part)
      }
    return near ? { drug: near.drug, isExact: false } : null
  }

  #judge(word: string): Judged<Drug> {
    const one = this.#exact.get(word)
    if (one) return { drug: one.drug, isExact: true }
    const meant = this.#slips.get(word)
    if (meant) return { drug: meant, isExact: false }
    if (word.length < LEAST_NEAR || this.#lawful.has(word)) return null
    const glued = this.#gluedIn(word)
    if (glued?.isExact) return glued
    const near = this.#nearTo(word)?.drug ?? this.#heard.get(heard(word))
    return near ? { drug: near, isExact: false } : glued
  }

  #judgedWord(word: string): Judged<Drug> {
    const known = this.#judged.get(word)
    if (known !== undefined) return known
    if (this.#judged.size >= REMEMBERED) this.#judged = new Map()
    const result = this.#judge(word)
    this.#judged.set(word, result)
    return result
  }

  in(text: string): readonly Found<Drug>[] {
    if (text.length > LONGEST_REMEMBERED) return this.#readNames(text)
    const known = this.#read.get(text)
    if (known) return known
    if (this.#read.size >= REMEMBERED) this.#read = new Map()
    const found = this.#readNames(text)
    this.#read.set(text, found)
    return found
  }

  #readNames(text: string): readonly Found<Drug>[] {
    const words = wordsIn(text)
    const found: Found<Drug>[] = []
    for (let from = 0; from < words.length; from++) {
      let whole = ''
      for (let to = from + 1; to <= Math.min(words.length, from + MOST_JOINED); to++) {
        whole += words[to - 1]
        if (whole.length > this.#longest + MOST_EDITS) break
        const isOne = to === from + 1
        const isAlone = from === 0 && (to === words.length || /^\d/.test(words[to] ?? ''))
        const one: Judged<Drug> = isOne
          ? this.#judgedWord(whole)
          : this.#joinedWords(whole, words.slice(from, to), isAlone)
        if (one) found.push({ ...one, written: words.slice(from, to).join(' '), from, to })
      }
    }
    for (const { word, meant } of disguisedIn(text)) {
      const one = this.#exact.has(word) ? null : this.#judgedWord(meant)
      if (one) found.unshift({ drug: one.drug, written: word, isExact: false, from: -1, to: -1 })
    }
    for (const signs of brokenIn(text)) {
      const one = this.#brokenName(signs)
      if (one) found.unshift({ drug: one.drug, written: signs.join(''), isExact: false, from: -1, to: -1 })
    }
    return found.filter((one) => !found.some((other) => hides(other, one)))
  }

  #joinedWords(whole: string, parts: readonly string[], isAlone: boolean): Judged<Drug> {
    const one = this.#exact.get(whole)
    if (one && (whole.length >= LEAST_TORN || one.isSeveralWords)) return { drug: one.drug, isExact: true }
    // `val ium` is in pieces; `the hero in me` is not, unless nothing else is said
    const isInPieces = isAlone || !ENDS_NO_NAME.has(parts.at(-1) ?? '')
    if (one && isInPieces && whole.length >= LEAST_GLUED) return { drug: one.drug, isExact: false }
    const meant = this.#slips.get(whole)
    if (meant) return { drug: meant, isExact: false }
    if (one || whole.length < LEAST_NEAR || this.#lawful.has(whole)) return null
    // one slip leaves the first or the last part of a name as it was
    const near =
      this.#nearestOf(whole, this.#byBeginning.get(parts[0] ?? '')) ??
      this.#nearestOf(whole, this.#byEnding.get(parts.at(-1) ?? ''))
    if (!near) return null
    // `the hero in me` is no heroine, and `5 mg pseudoephedrine` nothing else
    const isPieced =
      near.isSeveralWords ||
      (whole.length >= LEAST_TORN + 2 * (parts.length - 2) && !parts.some((part) => this.#exact.has(part)))
    return isPieced ? { drug: near.drug, isExact: false } : null
  }
}
