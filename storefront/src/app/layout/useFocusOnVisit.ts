import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a visit from page to page, also of one list, the focus goes to the new content, as it does when a browser loads
 * a page.
 */
export function useFocusOnVisit() {
  const { pathname, search } = useLocation()
  const page = `${pathname} ${new URLSearchParams(search).get('page') ?? ''}`
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [page])
}
