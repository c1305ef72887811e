/** The number of the page that an address asks for; nonsense is the first. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1')
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}
