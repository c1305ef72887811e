import { type FormEvent, useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { formQuery, type Position } from './form-query'

/** A GET form whose changes take effect at once; without scripts it has its button. */
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
