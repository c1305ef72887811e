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
  context?: unknown
  signal?: AbortSignal
}

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

async function load(loader: Loader, args: Parameters<Loader>[0]): Promise<unknown> {
  const answer = await loader(args)
  if (answer instanceof Response) throw answer
  return answer
}
