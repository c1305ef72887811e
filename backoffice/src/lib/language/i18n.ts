import type { Language } from '@botika/common/messages/message'
import { readBy } from '@botika/common/messages/reader'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { I18nProvider } from 'react-admin'

export const LANGUAGES = [
  { locale: 'en', name: 'English' },
  { locale: 'fil', name: 'Filipino' },
]

const ENGLISH = {
  ...englishMessages,
  'ra.message.invalid_form': 'Something is missing or wrong. Please look at the marked fields.',
  'ra.validation.required': 'Please fill this in',
  'ra.notification.http_error': 'Talking to the server did not work. Please try again.',
}

/** The framework's messages by its keys; Filipino is fetched by those who choose it. */
export const i18nProvider: I18nProvider = polyglotI18nProvider(
  (locale) =>
    locale === 'fil'
      ? import('./filipino').then(({ FRAMEWORK }) => ({ ...englishMessages, ...FRAMEWORK }))
      : ENGLISH,
  'en',
  LANGUAGES,
  { allowMissing: true },
)
readBy(() => i18nProvider.getLocale() as Language)
