import { store } from '../store'
import { i18nProvider } from './i18n'

/** Has the words of the language ready that this browser remembers, so that nothing waits for them later. */
export async function rememberedLanguage(): Promise<void> {
  const locale = store.getItem<string>('locale') ?? i18nProvider.getLocale()
  if (locale !== i18nProvider.getLocale()) await i18nProvider.changeLocale(locale)
}
