import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'

export interface LoaderArgs {
  params: Record<string, string | undefined>
  request: Request
  /** From the server; read with `callOf`. */
  context: unknown
}

export type Loader = (args: LoaderArgs) => unknown

/** A page of the storefront, or an address that leads to another one. */
export interface PageRoute {
  path: string
  chunk?: string
  load?: () => Promise<ComponentType>
  loader?: Loader
  /** Seconds for which the rendered page may be kept; 0 for what depends on a secret in the address. */
  keepSeconds?: number
}

export const findRoute = (routes: readonly PageRoute[], pathname: string) =>
  matchRoutes([...routes], pathname)?.[0] ?? null

interface PageParts extends Pick<PageRoute, 'path' | 'keepSeconds'> {
  chunk: string
  load: () => Promise<{ Component: ComponentType }>
  /** Loaded when the page is visited from another one; the first page brings its data along. */
  data?: () => Promise<{ loader: Loader }>
}

/** A page: its component and its loader come when needed, each by itself. */
export const page = ({ load, data, ...route }: PageParts): PageRoute => ({
  ...route,
  load: async () => (await load()).Component,
  ...(data && { loader: async (args) => (await data()).loader(args) }),
})
