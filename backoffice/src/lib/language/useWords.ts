import { type Given, type Label, type Language, type Message, say } from '@botika/common/messages/message'
import { useCallback } from 'react'
import { useI18nProvider } from 'react-admin'

type Values = Readonly<Record<string, string | number>>

/** Says a message; until every screen has messages, also an English sentence that stands in the dictionary. */
export interface Words {
  <V>(message: Message<V>, ...values: Given<NoInfer<V>>): string
  (said: string | Label, values?: Values): string
}

/** Puts values into their places. */
export const fill = (sentence: string, values: Values) =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

const sayIn = say as (language: Language, message: Message, values?: Values) => string

/** English as it stands in the code, for what speaks outside of screens. */
export const inEnglish: Words = (said: string | object, values?: Values) => {
  if (typeof said !== 'string') return sayIn('en', said as Message, values)
  return values ? fill(said, values) : said
}

/** The words of the screens, in the chosen language. */
export function useWords(): Words {
  const provider = useI18nProvider()
  return useCallback<Words>(
    (said: string | object, values?: Values) => {
      if (typeof said !== 'string') return sayIn(provider.getLocale() as Language, said as Message, values)
      const sentence = provider.translate(said, { _: said })
      return values ? fill(sentence, values) : sentence
    },
    [provider],
  )
}
