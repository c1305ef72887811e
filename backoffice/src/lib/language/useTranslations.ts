import { type Given, type Language, type Message, say } from '@botika/common/messages/message'
import { useCallback } from 'react'
import { useI18nProvider } from 'react-admin'

export type Translate = <Values>(message: Message<Values>, ...values: Given<NoInfer<Values>>) => string

export const inEnglish: Translate = (message, ...values) => say('en', message, ...values)

export function useTranslations(): Translate {
  const provider = useI18nProvider()
  return useCallback<Translate>(
    (message, ...values) => say(provider.getLocale() as Language, message, ...values),
    [provider],
  )
}
