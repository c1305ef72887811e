/** Pages and catalogue are network first, pictures and files cache first, `private` is not cached. */
export type Kind = 'page' | 'private' | 'catalogue' | 'picture' | 'file'

export interface RequestParts {
  method: string
  url: string
  mode: string
  headers: { has(name: string): boolean }
}

// private pages, and those with a secret in their address
const PRIVATE =
  /^\/(account|customer|checkout|login|register|forgot-password|reset-password|confirm-email|price-alert|open-my-shop|join-pharmacy|track-your-order)(\/|$)|^\/cart\/(?!guest\/?$)./
const OFFICE = /^\/(seller|admin|backoffice)(\/|$)/
const PICTURES = /^\/(img|icons)\/|^\/favicon\./

export function kindOf({ method, url, mode, headers }: RequestParts, origin: string): Kind | null {
  const requested = new URL(url)
  if (method !== 'GET' || requested.origin !== origin || headers.has('range')) return null
  const { pathname } = requested
  if (pathname.startsWith('/assets/')) return 'file'
  if (PICTURES.test(pathname)) return 'picture'
  if (/^\/(api|v1)\//.test(pathname)) return 'catalogue'
  if (mode !== 'navigate' || OFFICE.test(pathname)) return null
  return PRIVATE.test(pathname) ? 'private' : 'page'
}

export interface Answer {
  ok: boolean
  status: number
  redirected: boolean
  headers: { get(name: string): string | null }
}

/** True for complete public responses from their own address. */
export function mayKeep(kind: Kind, { ok, status, redirected, headers }: Answer): boolean {
  const control = headers.get('cache-control') ?? ''
  if (!ok || status !== 200 || redirected || kind === 'private') return false
  if (/no-store|private/.test(control)) return false
  // the API marks nothing personal as public
  return kind !== 'catalogue' || control.includes('public')
}

/** False for pictures to revalidate in the background. */
export const isForGood = ({ headers }: Pick<Answer, 'headers'>) =>
  (headers.get('cache-control') ?? '').includes('immutable')

export const filesIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []),
]

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends LastingEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface Events {
  install: LastingEvent
  activate: LastingEvent
  fetch: RequestEvent
  message: LastingEvent & { data: Message | null }
}

/** TypeScript cannot load the DOM and worker libraries together. */
export interface WorkerScope {
  BUILD: string
  location: Location
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void
}

/** `forget` after logging out, `seen` for a page opened before the worker. */
export type Message = { kind: 'forget' } | { kind: 'seen'; url: string }
