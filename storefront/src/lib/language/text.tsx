import { readBy, readersLanguage, t } from '@botika/common/messages/reader'
import type { Message } from '@botika/common/messages/message'
import { Fragment, type ReactNode } from 'react'

if (typeof document !== 'undefined')
  readBy(() => (document.documentElement.lang.startsWith('fil') ? 'fil' : 'en'))

export { readersLanguage as language, t }

/** Numbers and money are written alike in both languages. */
export const locale = () => (readersLanguage() === 'en' ? 'en-PH' : 'fil-PH')

export const inOneLine = (text: string) => text.replaceAll(' ', '\u00A0')

/** Keeps a number and its unit in one line: a split strength is misread. */
export const unbroken = (text: string) =>
  text
    .replace(
      /(\d) (?=(?:mcg|mg|g|kg|G|mL|L|IU|cm|mm|inch|pieces?|sachets?|tablets?|capsules?|softgels?|doses)\b)/g,
      '$1\u00A0',
    )
    .replace(/(\d) %/g, '$1%')
    .replace(/(\d-)(?=[a-z])/g, '$1\u2060')
    .replace(/\bRA (?=\d)/g, 'RA\u00A0')
    .replace(/(\(\d+\)|\b\d{3,4}) (?=\d{3,4}\b)/g, '$1\u00A0')

/** A message with elements in it: `withNodes(login.noAccount, { link: <Link … /> })`. */
export function withNodes<Values extends Record<string, string>>(
  message: Message<Values>,
  nodes: { readonly [Name in keyof NoInfer<Values>]: ReactNode },
): ReactNode {
  const say = t as (message: Message<Values>, values: Record<string, string>) => string
  const marked = Object.fromEntries(Object.keys(nodes).map((name) => [name, `\u0001${name}\u0001`]))
  return say(message, marked)
    .split('\u0001')
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{nodes[part]}</Fragment>))
}
