import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom'
import { isReloading } from './chunk-reload'
import type { PageRoute } from './route'
import { Site } from './Site'
import { type Visit, visit } from './visit'

type Shown = Exclude<Visit, { kind: 'redirect' }>

interface Props {
  routes: readonly PageRoute[]
  first: Shown
  Layout: ComponentType<{ children: ReactNode }>
  ErrorPage: ComponentType
}

interface Screen {
  location: Location
  shown: Shown
  type: NavigationType
  keepsScroll: boolean
}

const MAX_PAGES = 12
const MAX_AGE_MS = 60_000
const MAX_REDIRECTS = 10
const FAILED = 500

/** Offline, the service worker may have the page though not its data. */
const mayBeCached = (status: number) =>
  status >= FAILED && !navigator.onLine && Boolean(navigator.serviceWorker?.controller)

/** Client-side navigation: the next page loads before it is shown; Back is instant. */
export function BrowserSite({ routes, first, Layout, ErrorPage }: Props) {
  const [screen, setScreen] = useState<Screen>(() => ({
    location: currentLocation(),
    shown: first,
    type: NavigationType.Pop,
    keepsScroll: true,
  }))
  const [isNavigating, setIsNavigating] = useState(false)
  const journey = useMemo(() => makeJourney(routes, first, setScreen, setIsNavigating), [routes, first])

  useEffect(() => journey.listen(), [journey])
  const firstKey = useRef<string | null>(screen.location.key)
  useLayoutEffect(() => {
    if (firstKey.current === screen.location.key) return
    firstKey.current = null
    if (!screen.keepsScroll) journey.scroll.restore(screen.location, screen.type === NavigationType.Pop)
  }, [screen, journey])

  const { shown } = screen
  return (
    <Site
      location={screen.location}
      navigator={journey.navigator}
      navigationType={screen.type}
      page={shown.kind === 'page' ? shown : { error: shown.error }}
      isNavigating={isNavigating}
      Layout={Layout}
      ErrorPage={ErrorPage}
    />
  )
}

function makeJourney(
  routes: readonly PageRoute[],
  first: Shown,
  show: (screen: Screen) => void,
  setIsNavigating: (isNavigating: boolean) => void,
) {
  const scroll = scrollKeeper()
  const pages = new Map<string, { shown: Shown; at: number }>()
  let at = currentLocation()
  let underWay: AbortController | null = null
  remember(at, first)

  function remember({ key }: Location, shown: Shown) {
    pages.set(key, { shown, at: Date.now() })
    const oldest = pages.keys().next().value
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest)
  }

  async function follow(location: Location): Promise<{ location: Location; shown: Shown } | null> {
    underWay?.abort()
    const abort = new AbortController()
    underWay = abort
    setIsNavigating(true)
    try {
      for (let turn = 0; turn < MAX_REDIRECTS; turn++) {
        const url = new URL(createPath(location), window.location.origin).href
        const found = await visit(routes, { url, signal: abort.signal })
        if (abort.signal.aborted) return null
        if (found.kind === 'error' && (isReloading() || mayBeCached(found.error.status))) break
        if (found.kind !== 'redirect') return { location, shown: found }
        location = nextLocation(found.to, null)
      }
      window.location.assign(createPath(location))
      return null
    } finally {
      if (underWay === abort) {
        underWay = null
        setIsNavigating(false)
      }
    }
  }

  async function go(to: To, mode: 'push' | 'replace', state: unknown, options: NavigateOptions = {}) {
    const wanted = nextLocation(typeof to === 'string' ? to : createPath(to), state)
    const arrived = await follow(wanted)
    if (!arrived) return
    scroll.remember(at.key)
    writeEntry(arrived.location, mode)
    at = arrived.location
    remember(at, arrived.shown)
    const type = mode === 'push' ? NavigationType.Push : NavigationType.Replace
    const keepsScroll = options.preventScrollReset === true
    startTransition(() => show({ ...arrived, type, keepsScroll }))
  }

  async function onPop() {
    const location = currentLocation()
    scroll.remember(at.key)
    at = location
    const before = pages.get(location.key)
    const isFresh = before !== undefined && Date.now() - before.at < MAX_AGE_MS
    const arrived = isFresh ? { location, shown: before.shown } : await follow(location)
    if (!arrived) return
    if (arrived.location !== location) writeEntry(arrived.location, 'replace')
    if (isFresh) underWay?.abort()
    at = arrived.location
    remember(at, arrived.shown)
    startTransition(() => show({ ...arrived, type: NavigationType.Pop, keepsScroll: false }))
  }

  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: (to, state, options) => void go(to, 'push', state, options),
    replace: (to, state, options) => void go(to, 'replace', state, options),
    go: (delta) => window.history.go(delta),
  }
  return {
    navigator,
    scroll,
    listen() {
      const listener = () => void onPop()
      addEventListener('popstate', listener)
      return () => removeEventListener('popstate', listener)
    },
  }
}

interface Entry {
  key?: string
  usr?: unknown
}

export function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  const { key = 'default', usr = null } = (window.history.state ?? {}) as Entry
  return { pathname, search, hash, state: usr, key }
}

export function nextLocation(to: string, state: unknown): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(to)
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) }
}

export function writeEntry(location: Location, mode: 'push' | 'replace') {
  const entry: Entry = { key: location.key, usr: location.state }
  const url = location.pathname + location.search + location.hash
  if (mode === 'push') window.history.pushState(entry, '', url)
  else window.history.replaceState(entry, '', url)
}

export function scrollKeeper() {
  const positions = new Map<string, number>()
  window.history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })
  return {
    remember: (key: string) => positions.set(key, window.scrollY),
    restore: ({ key, hash }: Location, isReturn: boolean) => {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (isReturn) window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
      else if (target) target.scrollIntoView()
      else window.scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}
