/**
 * How a request is answered: `page` and `catalogue` from the network first, `picture` and `file` from what is kept,
 * a `private` page from the network alone. Null: none of our business.
 */
export type Kind = 'page' | 'private' | 'catalogue' | 'picture' | 'file'

/** What a browser's request tells of itself. */
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

/** Sorts a request. */
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

/** An answer as far as it says whether it may be kept. */
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

/** The scripts, styles and fonts that a page names. */
export const filesIn = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []),
]
