import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a visit from page to page the focus goes to the new content, as it does when a browser loads a page. */
export function useFocusOnVisit() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
