import { readBy, readersLanguage, t } from '@botika/common/messages/reader'
import type { Message } from '@botika/common/messages/message'
import { Fragment, type ReactNode } from 'react'

// a page keeps the language that it came in: choosing another one loads it anew
if (typeof document !== 'undefined')
  readBy(() => (document.documentElement.lang.startsWith('fil') ? 'fil' : 'en'))

export { readersLanguage as language, t }

/** Of dates and of the document. Numbers and money are written alike in both languages. */
export const locale = () => (readersLanguage() === 'en' ? 'en-PH' : 'fil-PH')

/** Text that is read at one glance, as a date, and so never parted at the end of a line. */
export const inOneLine = (text: string) => text.replaceAll(' ', '\u00A0')

/** Keeps a number and its unit in one line: a strength torn apart is read wrongly. A percent sign stands at its number. */
export const unbroken = (text: string) =>
  text
    .replace(
      /(\d) (?=(?:mcg|mg|g|kg|G|mL|L|IU|cm|mm|inch|pieces?|sachets?|tablets?|capsules?|softgels?|doses)\b)/g,
      '$1\u00A0',
    )
    .replace(/(\d) %/g, '$1%')
    // no break after the hyphen of 3-ply
    .replace(/(\d-)(?=[a-z])/g, '$1\u2060')
    // the number of a law stands at its name
    .replace(/\bRA (?=\d)/g, 'RA\u00A0')
    // a telephone number is one word
    .replace(/(\(\d+\)|\b\d{3,4}) (?=\d{3,4}\b)/g, '$1\u00A0')

/** A message with elements in it: `withNodes(login.noAccount, { link: <Link … /> })`. */
export function withNodes<Values extends Record<string, string>>(
  message: Message<Values>,
  nodes: { readonly [Name in keyof NoInfer<Values>]: ReactNode },
): ReactNode {
  const say = t as (message: Message<Values>, values: Record<string, string>) => string
  const marked = Object.fromEntries(Object.keys(nodes).map((name) => [name, `\u0001${name}\u0001`]))
  return (
    say(message, marked)
      .split('\u0001')
      // every other part is a name
      .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{nodes[part]}</Fragment>))
  )
}
