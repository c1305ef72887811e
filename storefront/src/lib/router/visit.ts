import type { ComponentType } from 'react'
import { notFound } from './not-found'
import { findRoute, type Loader, type PageRoute } from './route'
import { asPageError, type PageError } from './page-error'

export type Visit =
  | { kind: 'page'; Component: ComponentType; data: unknown; route: PageRoute }
  | { kind: 'redirect'; to: string; status: number }
  | { kind: 'error'; error: PageError }

export interface VisitInput {
  url: string
  /** What the server hands to loaders; nothing in the browser. */
  context?: unknown
  signal?: AbortSignal
}

/** Follows an address: finds the page and loads its code and its data at the same time. Server and browser alike. */
export async function visit(
  routes: readonly PageRoute[],
  { url, context, signal }: VisitInput,
): Promise<Visit> {
  const found = findRoute(routes, new URL(url).pathname)
  if (!found) return { kind: 'error', error: notFound() }
  const { route, params } = found
  try {
    const [Component, data] = await Promise.all([
      route.load?.(),
      route.loader
        ? load(route.loader, { params, request: new Request(url, signal ? { signal } : {}), context })
        : null,
    ])
    if (!Component) throw notFound()
    return { kind: 'page', Component, data, route }
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.has('Location')) {
      return { kind: 'redirect', to: thrown.headers.get('Location') ?? '/', status: thrown.status }
    }
    return { kind: 'error', error: asPageError(thrown) }
  }
}

/** A loader may answer with a redirection as well as throw one. */
async function load(loader: Loader, args: Parameters<Loader>[0]): Promise<unknown> {
  const answer = await loader(args)
  if (answer instanceof Response) throw answer
  return answer
}
