import type { problems } from './problems'
import { language } from './words'

type Dictionary = typeof problems

let dictionary: Dictionary | undefined

/** Hands over the server’s sentences in Filipino, which come with nothing else. */
export const knowProblems = (known: Dictionary) => {
  dictionary = known
}

/**
 * What the server or a check of fields says, which comes in English: said in the reader's language where it is one of
 * the common ones. Numbers in it may be any; `#` stands for them in the dictionary. So may names; there a word in
 * capitals and braces, such as `{PHARMACY}`, stands for them.
 */
export function told(text: string): string {
  const words = language() === 'en' ? undefined : dictionary
  if (!words) return text
  const numbers = text.match(/\d[\d,.]*\b/g) ?? []
  const known = words[text] ?? words[text.replace(/\d[\d,.]*\b/g, '#')]
  return known?.replace(/#/g, () => numbers.shift() ?? '') ?? withNames(text, words) ?? text
}

const NAME = /\{([A-Z]+)\}/g

function withNames(text: string, words: Dictionary): string | undefined {
  for (const [english, said] of Object.entries(words)) {
    if (english.search(NAME) < 0) continue
    const pattern = english.replace(/[.?()]/g, String.raw`\$&`).replace(NAME, '(?<$1>.+)')
    const names = new RegExp(`^${pattern}$`).exec(text)?.groups
    if (names) return said.replace(NAME, (_, name: string) => names[name] ?? '')
  }
  return undefined
}
