import type { Dictionary } from './fil/dictionary'
/** Another language than the English of the source. */
export interface Speech {
  locale: string
  words: Dictionary
  /** Brings the words of a page, named by its source file, before it is shown; the server has them all. */
  load?(chunk: string): Promise<unknown>
}

type Values = Readonly<Record<string, string | number>>

let read: () => Speech | undefined = () => undefined

/**
 * Says where the language of the moment is found: the server asks for that of the page being rendered; a browser's
 * page keeps the language that it came in, for choosing another one loads it anew.
 */
export const speakBy = (reader: () => Speech | undefined) => {
  read = reader
}

export const speech = () => read()

/** Of dates and of the document. Numbers and money are written alike in both languages. */
export const locale = () => read()?.locale ?? 'en-PH'

/**
 * An English text in the reader's language, with `{name}` filled in; what the dictionary lacks stays English. Where
 * number matters give a choice of two texts: Filipino nouns stay as they are after a number.
 */
export function t(text: string, values?: Values): string {
  const said = read()?.words[text] ?? text
  return values ? said.replace(/\{(\w+)\}/g, (_, name: string) => written(values[name])) : said
}

const written = (value: string | number | undefined) =>
  typeof value === 'number' ? value.toLocaleString('en-PH') : String(value)

/** Marks a text of a table, which is made before the language is known: `t` says it where it is shown. */
export const word = <T extends string>(text: T) => text
