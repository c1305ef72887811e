import type { GetICUArgs } from '@schummar/icu-type-parser'
import { formatNumber } from '../numbers/format-number'
import format, { type CompiledMessage } from 'icu-minify/format'

export const LANGUAGES = ['en', 'fil'] as const
export type Language = (typeof LANGUAGES)[number]

/** The parameters that an ICU text asks for. */
export type ValuesOf<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date }
>

declare const VALUES: unique symbol
/** What `message` declares. In a browser's build it is the compiled text, or one for each language: never compare, print or key one. */
export interface Message<Values = object> {
  readonly [VALUES]: (values: Values) => void
}
export type Label = Message<{}>

/** The parameters of a call: none where the message has none. */
export type Given<Values> = {} extends Values ? [] : [values: Values]

/** A message of which both languages are at hand: as declared, or as built for what changes language without loading anew. */
type InBoth = { in(language: Language): CompiledMessage } | Readonly<Record<Language, CompiledMessage>>

const TAGS: Record<Language, string> = { en: 'en-PH', fil: 'fil-PH' }
const plurals: Partial<Record<string, Intl.PluralRules>> = {}
const plainNumbers = { format: formatNumber } as Intl.NumberFormat
const formatters = {
  getNumberFormat: (locale: string, options?: Intl.NumberFormatOptions) =>
    options ? new Intl.NumberFormat(locale, options) : plainNumbers,
  getPluralRules: (locale: string) => (plurals[locale] ??= new Intl.PluralRules(locale)),
  getDateTimeFormat: (locale: string, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
}

export function say<Values>(
  language: Language,
  message: Message<Values>,
  ...[values]: Given<NoInfer<Values>>
): string {
  const content = message as unknown as CompiledMessage | InBoth
  const text =
    typeof content === 'string' || Array.isArray(content)
      ? content
      : 'in' in content
        ? content.in(language)
        : content[language]
  return typeof text === 'string'
    ? text
    : String(format(text, TAGS[language], values as Record<string, string | number>, { formatters }))
}
