import { useWords } from '../lib/language/useWords'

/** What a field to choose from says of itself, in the chosen language. */
export function useChoiceWords() {
  const t = useWords()
  return {
    noOptionsText: t('Nothing matches'),
    loadingText: t('Loading'),
    openText: t('Open'),
    closeText: t('Close'),
    clearText: t('Clear'),
  }
}
