import { UNSEEN, withoutEntities } from '../../platform'

const LOOK_ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ɑ: 'a',
  ɡ: 'g',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  ԛ: 'q',
  ԝ: 'w',
  ѵ: 'v',
  ү: 'y',
  ӏ: 'l',
  п: 'n',
  г: 'r',
  ƶ: 'z',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ɨ: 'i',
  օ: 'o',
  ո: 'n',
  ս: 'u',
  Β: 'b',
  Ζ: 'z',
  Η: 'h',
  Μ: 'm',
  Ν: 'n',
  Υ: 'y',
  Ӏ: 'l',
}
const DIGIT_AS_LETTER: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
}

// emoji of letters from A to Z, by their first: in black circles, black squares, and of flags
const LETTER_EMOJI = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu
const FIRST_EMOJI = [0x1f1e6, 0x1f170, 0x1f150]
const letterOf = (emoji: string) => {
  const code = emoji.codePointAt(0) ?? 0
  return String.fromCharCode(97 + code - (FIRST_EMOJI.find((first) => first <= code) ?? code))
}

const TAGS = /<\/?[a-z!][^<>]{0,200}>/gi

const MARKS = /[©®℠™]/g

export const normal = (text: string): string =>
  withoutEntities(text)
    .replace(TAGS, '')
    .replace(LETTER_EMOJI, letterOf)
    .replace(MARKS, ' ')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(UNSEEN, '')
    .replace(/[^ -~]/gu, (letter) => LOOK_ALIKE[letter] ?? LOOK_ALIKE[letter.toLowerCase()] ?? letter)
    .toLowerCase()

const LONGEST_BROKEN = 60

/** Letters written one by one, `d.i.a.z.e.p.a.m`, put together. */
const gathered = (text: string): string =>
  text.replace(/(?<![a-z0-9])[a-z](?:[\s._*-]{1,2}[a-z]){2,}(?![a-z0-9])/g, (letters) =>
    letters.replace(/[^a-z]/g, ''),
  )

export const legible = (text: string): string => gathered(normal(text))

export const wordsIn = (text: string): string[] => legible(text).match(/[a-z]+|\d+/g) ?? []

/** The words that hold digits for letters, `d1azepam`, with the letters meant. */
export const disguisedIn = (text: string): { word: string; meant: string }[] =>
  (normal(text).match(/[a-z0-9@$]+/g) ?? [])
    .filter((word) => /[a-z]/.test(word) && /[^a-z]/.test(word.replace(/\d+[a-z]{0,3}$/, '')))
    .map((word) => ({ word, meant: word.replace(/[^a-z]/g, (digit) => DIGIT_AS_LETTER[digit] ?? '') }))
    .filter(({ meant }) => meant.length >= 6)

/** Words that have other signs between their letters, `val💊ium`, `d*azepam`, as lists of their signs. */
export const brokenIn = (text: string): string[][] =>
  normal(text)
    .split(/\s+/)
    .map((word) => word.match(/\p{L}.*\p{L}/u)?.[0] ?? '')
    .filter((word) => word.length <= LONGEST_BROKEN && /[^a-z]/.test(word))
    .map((word) => [...word])

export const joined = (name: string): string => normal(name).replace(/[^a-z0-9]/g, '')
