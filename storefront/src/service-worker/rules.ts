/** How a request is answered: pages and catalogue network first, pictures and files cache first, `private` uncached. */
export type Kind = 'page' | 'private' | 'catalogue' | 'picture' | 'file'

export interface Asked {
  method: string
  url: string
  mode: string
  headers: { has(name: string): boolean }
}

// a person's own pages, and those that hold a secret in their address
const PRIVATE =
  /^\/(account|customer|checkout|login|register|forgot-password|reset-password|confirm-email|open-my-shop|track-your-order)(\/|$)|^\/cart\/(?!guest\/?$)./
// the back office goes its own way
const OFFICE = /^\/(seller|admin|backoffice)(\/|$)/
const PICTURES = /^\/(img|icons)\/|^\/favicon\./

export function kindOf({ method, url, mode, headers }: Asked, origin: string): Kind | null {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin || headers.has('range')) return null
  const { pathname } = asked
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

/** Whether an answer may be kept: whole, at its own address, and by the server's leave. */
export function mayKeep(kind: Kind, { ok, status, redirected, headers }: Answer): boolean {
  const control = headers.get('cache-control') ?? ''
  if (!ok || status !== 200 || redirected || kind === 'private') return false
  if (/no-store|private/.test(control)) return false
  // what the API answers about a person is never called public
  return kind !== 'catalogue' || control.includes('public')
}

/** Whether a kept picture is good for ever; others are looked up again in the background. */
export const isForGood = ({ headers }: Pick<Answer, 'headers'>) =>
  (headers.get('cache-control') ?? '').includes('immutable')

export const filesIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []),
]
