import { type FormEvent, useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'

interface Position {
  lat: number
  lng: number
}

/**
 * The query of a filter form without empty fields and defaults, so that addresses stay short; `from` sorts it by
 * distance, `data-per-page` of the form is the list's own number of rows.
 */
export function formQuery(form: HTMLFormElement, from?: Position): string {
  const search = new URLSearchParams()
  const defaults: Record<string, string> = {
    per_page: form.dataset['perPage'] ?? String(DEFAULT_PAGE_SIZE),
    filter: '',
    page: '1',
  }
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value.trim() === '' || defaults[name] === value) continue
    search.append(name, value)
  }
  if (from) {
    search.set('filter', 'nearest')
    search.set('lat', String(from.lat))
    search.set('lng', String(from.lng))
  }
  if (search.get('filter') !== 'nearest') for (const name of ['lat', 'lng']) search.delete(name)
  return search.toString()
}

/** A GET form that submits on change; without scripts it has a button. */
export function useFilterForm() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const apply = useCallback(
    (form: HTMLFormElement, from?: Position) => {
      const query = formQuery(form, from)
      void navigate(query ? `${pathname}?${query}` : pathname, { preventScrollReset: true })
    },
    [navigate, pathname],
  )
  return {
    apply,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      apply(event.currentTarget)
    },
  }
}
