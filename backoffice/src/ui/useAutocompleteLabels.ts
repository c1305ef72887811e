import * as shared from '@botika/common/messages/office/shared'
import { useTranslations } from '../lib/language/useTranslations'

export function useAutocompleteLabels() {
  const t = useTranslations()
  return {
    noOptionsText: t(shared.nothingMatches),
    loadingText: t(shared.loading),
    openText: t(shared.open),
    closeText: t(shared.close),
    clearText: t(shared.clear),
  }
}
