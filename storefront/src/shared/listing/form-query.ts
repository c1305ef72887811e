import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'

const DEFAULTS: Record<string, string> = { per_page: String(DEFAULT_PAGE_SIZE), filter: '', page: '1' }

/** The query that a filter form means: without empty fields and defaults, so that addresses stay short. */
export function formQuery(form: HTMLFormElement): string {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value.trim() === '' || DEFAULTS[name] === value) continue
    search.append(name, value)
  }
  // a position says something only where it sorts
  if (search.get('filter') !== 'nearest') for (const name of ['lat', 'lng']) search.delete(name)
  return search.toString()
}
