import * as shared from '@botika/common/messages/office/shared'
import { useWords } from '../lib/language/useWords'

export function useChoiceWords() {
  const t = useWords()
  return {
    noOptionsText: t(shared.nothingMatches),
    loadingText: t(shared.loading),
    openText: t(shared.open),
    closeText: t(shared.close),
    clearText: t(shared.clear),
  }
}
