import { speech } from './words'

/**
 * What the server or a check of fields says, which comes in English: said in the reader's language where it is one of
 * the common ones. Numbers in it may be any; `#` stands for them in the dictionary.
 */
export function told(text: string): string {
  const words = speech()?.words
  if (!words) return text
  const numbers = text.match(/\d[\d,.]*\b/g) ?? []
  const known = words[text] ?? words[text.replace(/\d[\d,.]*\b/g, '#')]
  return known?.replace(/#/g, () => numbers.shift() ?? '') ?? text
}
