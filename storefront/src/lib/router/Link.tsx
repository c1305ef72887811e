import type { ComponentProps, MouseEvent } from 'react'
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  replace?: boolean
  state?: unknown
  /** Stays where the page is scrolled to. */
  preventScrollReset?: boolean
}

/**
 * A link inside the shop: followed by script where the browser would go there in this tab. react-router's own brings its
 * data router's prefetching along, several kB that no page here uses.
 */
export function Link({ to, replace, state, preventScrollReset = false, onClick, children, ...rest }: Props) {
  const navigate = useNavigate()
  const here = useLocation()
  const there = useResolvedPath(to)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isOwn = !rest.target || rest.target === '_self'
    const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    if (event.defaultPrevented || event.button !== 0 || !isOwn || isModified) return
    event.preventDefault()
    const isSame = createPath(here) === createPath(there)
    void navigate(there, { replace: replace ?? isSame, state, preventScrollReset })
  }

  return (
    <a {...rest} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  )
}

/** A link that says when one is at its address or below it. */
export function NavLink({ to, end = false, ...rest }: Props & { end?: boolean }) {
  const { pathname } = useLocation()
  const there = useResolvedPath(to).pathname
  const isHere = pathname === there || (!end && there !== '/' && pathname.startsWith(`${there}/`))
  return <Link to={to} aria-current={isHere ? 'page' : undefined} {...rest} />
}
