export type Language = 'fil'

const isFilipinoChosen = () => /(?:^|; )botika_language=fil(?:;|$)/.test(document.cookie)

/** Reloads a page that Back restored in another language. */
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
