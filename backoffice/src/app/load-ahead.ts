import { matchPath } from 'react-router-dom'
import { addressesOf } from './addresses'
import { RESOURCES } from '../resources'
import { dashboard, loginPage, SCREENS } from './screens'
import type { Screen } from '../ui/screen'

const OFFICES = ['/seller', '/admin'] as const
type Office = (typeof OFFICES)[number]

interface Addressed {
  path: string
  screen: Screen
}

/** Every screen of an office by its address (after `/seller` or `/admin`); of those that match the first is shown. */
export const screensOf = (office: Office): Addressed[] => [
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

/** Every address of the site at which a screen is, the specification's too; of those that match the first counts. */
export const addressedScreens = (offices: readonly Office[] = OFFICES): Addressed[] =>
  offices.flatMap((office) => {
    const screens = screensOf(office)
    const moved = addressesOf(office).flatMap(({ from, to }) => {
      const screen = screens.find(({ path }) => path === to)?.screen
      return screen ? [{ path: from, screen }] : []
    })
    return [...moved, ...screens].map(({ path, screen }) => ({ path: office + path, screen }))
  })

export function screenAt(pathname: string): Screen | undefined {
  const offices = OFFICES.filter((office) => pathname.startsWith(office))
  return addressedScreens(offices).find(({ path }) => matchPath(path, pathname))?.screen
}

const USED_MOST = ['/orders', '/orders/1/show', '/products', '']
const FIRST_SCREEN_MS = 4000

/** Loads the code of screens ahead: of a link that is pointed at or focused, and later of those that are used most. */
export function loadLinksAhead() {
  const ahead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === window.location.origin) void screenAt(link.pathname)?.loadAhead()
  }
  const watch = () => document.addEventListener('pointerover', ahead, { passive: true })
  document.addEventListener('pointermove', watch, { passive: true, once: true })
  document.addEventListener('focusin', ahead)
  setTimeout(() => {
    const office = window.location.pathname.startsWith('/admin') ? '/admin' : '/seller'
    for (const path of USED_MOST) void screenAt(office + path)?.loadAhead()
  }, FIRST_SCREEN_MS)
}
