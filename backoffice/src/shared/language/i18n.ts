import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'

export const LANGUAGES = [
  { locale: 'en', name: 'English' },
  { locale: 'fil', name: 'Filipino' },
]

/** English comes with the page; Filipino is fetched by those who choose it. */
export const i18nProvider = polyglotI18nProvider(
  (locale) =>
    locale === 'fil'
      ? import('./filipino').then(({ FILIPINO }) => ({ ...englishMessages, ...FILIPINO }))
      : englishMessages,
  'en',
  LANGUAGES,
  { allowMissing: true },
)
