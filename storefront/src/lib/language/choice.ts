/** The languages that can be chosen beside English. */
export type Language = 'fil'

const isFilipinoChosen = () => /(?:^|; )botika_language=fil(?:;|$)/.test(document.cookie)

/**
 * Going back can bring a page out of the browser's keeping that is in the language before the choice: it is loaded
 * anew. Nothing else is, so a page that comes in the wrong language cannot load for ever.
 */
export function reloadInChosen(language: Language | undefined) {
  const check = () => {
    if (isFilipinoChosen() !== (language === 'fil')) window.location.reload()
  }
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'back_forward') check()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check()
  })
}
