import { useTranslate } from 'react-admin'
import { useCallback } from 'react'

/** Says an English sentence in the chosen language; `{name}` stands for a value. */
export type Words = (english: string, values?: Readonly<Record<string, string | number>>) => string

/** Puts values into their places. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** English as it stands in the code, for what speaks outside of screens. */
export const inEnglish: Words = (english, values) => (values ? fill(english, values) : english)

/**
 * The words of the screens. The English sentence is its own key, so English needs no dictionary, and what another
 * language has not learned yet shows in English.
 */
export function useWords(): Words {
  const translate = useTranslate()
  return useCallback(
    (english, values) => {
      const sentence = translate(english, { _: english })
      return values ? fill(sentence, values) : sentence
    },
    [translate],
  )
}
