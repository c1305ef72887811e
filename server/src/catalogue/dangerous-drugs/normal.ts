import { UNSEEN, withoutEntities } from '../../platform'

// letters of other alphabets that look like Latin ones
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

/** Small Latin letters without accents, entities, marks that nobody sees and letters that only look alike. */
export const normal = (text: string): string =>
  withoutEntities(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/[^ -~]/g, (letter) => LOOK_ALIKE[letter] ?? letter)

/** Letters written one by one, `d.i.a.z.e.p.a.m`, put together. */
const gathered = (text: string): string =>
  text.replace(/(?<![a-z0-9])[a-z](?:[\s._*-]{1,2}[a-z]){3,}(?![a-z0-9])/g, (letters) =>
    letters.replace(/[^a-z]/g, ''),
  )

/** Runs of letters and runs of digits, in their order. */
export const wordsIn = (text: string): string[] => gathered(normal(text)).match(/[a-z]+|\d+/g) ?? []

/** Words that hold digits for letters, `d1azepam`, with the letters meant. */
export const disguisedIn = (text: string): { word: string; meant: string }[] =>
  (normal(text).match(/[a-z0-9@$]+/g) ?? [])
    .filter((word) => /[a-z]/.test(word) && /[^a-z]/.test(word.replace(/\d+[a-z]{0,3}$/, '')))
    .map((word) => ({ word, meant: word.replace(/[^a-z]/g, (digit) => DIGIT_AS_LETTER[digit] ?? '') }))
    .filter(({ meant }) => meant.length >= 6)

/** A name as it is looked up: letters and digits alone. */
export const joined = (name: string): string => normal(name).replace(/[^a-z0-9]/g, '')
