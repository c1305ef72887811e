/** Path and the query parameters that count, in one order: the address that a page is rendered for and kept under. */
export function pageKey(url: string, known: readonly string[]): string {
  const [path = '/', query = ''] = url.split('?', 2)
  const asked = [...new URLSearchParams(query)].filter(
    ([name, value]) => known.includes(name) && value !== '',
  )
  if (asked.length === 0) return path
  asked.sort(([a, x], [b, y]) => known.indexOf(a) - known.indexOf(b) || (x < y ? -1 : x > y ? 1 : 0))
  return `${path}?${new URLSearchParams(asked)}`
}
