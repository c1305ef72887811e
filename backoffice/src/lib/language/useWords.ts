import { type Given, type Language, type Message, say } from '@botika/common/messages/message'
import { useCallback } from 'react'
import { useI18nProvider } from 'react-admin'

/** Says a message. */
export type Words = <Values>(message: Message<Values>, ...values: Given<NoInfer<Values>>) => string

export const inEnglish: Words = (message, ...values) => say('en', message, ...values)

/** The words of the screens, in the chosen language. */
export function useWords(): Words {
  const provider = useI18nProvider()
  return useCallback<Words>(
    (message, ...values) => say(provider.getLocale() as Language, message, ...values),
    [provider],
  )
}
