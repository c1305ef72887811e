import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import { teller } from './told'

export const LANGUAGES = [
  { locale: 'en', name: 'English' },
  { locale: 'fil', name: 'Filipino' },
]

/** Says sentences of the server in Filipino, once that was fetched. */
let told: (text: string) => string | null = () => null

const fetchFilipino = async () => {
  const { FRAMEWORK, REFUSALS } = await import('./filipino')
  told = teller(REFUSALS)
  return { ...englishMessages, ...FRAMEWORK }
}

/** The framework's own English, where the house says it better. */
const ENGLISH = {
  ...englishMessages,
  'ra.message.invalid_form': 'Something is missing or wrong. Please look at the marked fields.',
  'ra.validation.required': 'Please fill this in',
  'ra.notification.http_error': 'Talking to the server did not work. Please try again.',
}

/** Filipino is fetched by those who choose it. */
const polyglot = polyglotI18nProvider(
  (locale) => (locale === 'fil' ? fetchFilipino() : ENGLISH),
  'en',
  LANGUAGES,
  { allowMissing: true },
)

/** The framework's messages by its keys, and what the server says by its sentences. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => {
    const said = polyglot.translate(key, options)
    const isMissing = said === (options?._ ?? key)
    return (isMissing && polyglot.getLocale() === 'fil' ? told(said) : null) ?? said
  },
}

/** What the server said, in the chosen language. */
export const sayTold = (english: string): string => i18nProvider.translate(english, { _: english })
