import { matchPath } from 'react-router-dom'
import { addressesOf } from './addresses'
import { RESOURCES } from './resources'
import { dashboard, loginPage, SCREENS } from './screens'
import type { Screen } from './shared/screen'

type Office = '/seller' | '/admin'

/** Every screen of an office by its address (after `/seller` or `/admin`); of those that match the first is shown. */
export const screensOf = (office: Office): { path: string; screen: Screen }[] => [
  { path: '', screen: dashboard },
  { path: '/login', screen: loginPage },
  ...SCREENS[office],
  ...RESOURCES[office].flatMap(({ name, list, create, edit, show }) => [
    ...(list ? [{ path: `/${name}`, screen: list }] : []),
    ...(create ? [{ path: `/${name}/create`, screen: create }] : []),
    ...(edit ? [{ path: `/${name}/:id`, screen: edit }] : []),
    ...(show ? [{ path: `/${name}/:id/show`, screen: show }] : []),
  ]),
]

/** The screen at an address of the site, if there is one in an office. */
export function screenAt(pathname: string): Screen | undefined {
  const office = (['/seller', '/admin'] as const).find(
    (one) => pathname === one || pathname.startsWith(`${one}/`),
  )
  if (!office) return undefined
  const asked = pathname.slice(office.length)
  const moved = addressesOf(office).find(({ from }) => matchPath(from, asked))
  const at = moved ? moved.to : asked
  return screensOf(office).find(({ path }) => matchPath(path || '/', at || '/'))?.screen
}

// a thumb points at nothing before it taps
const USED_MOST = ['/orders', '/orders/1/show', '/products', '']
const FIRST_SCREEN_MS = 4000

/** Loads the code of screens ahead: of a link that is pointed at or focused, and later of those that are used most. */
export function loadLinksAhead() {
  const ahead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === window.location.origin) void screenAt(link.pathname)?.loadAhead()
  }
  document.addEventListener('pointerover', ahead, { passive: true })
  document.addEventListener('focusin', ahead)
  // once the first screen has had the line to itself
  setTimeout(() => {
    const office = window.location.pathname.startsWith('/admin') ? '/admin' : '/seller'
    for (const path of USED_MOST) void screenAt(office + path)?.loadAhead()
  }, FIRST_SCREEN_MS)
}
