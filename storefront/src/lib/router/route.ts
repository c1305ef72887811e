import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'

export interface LoaderArgs {
  params: Record<string, string | undefined>
  request: Request
  context: unknown
}

export type Loader = (args: LoaderArgs) => unknown

export interface PageRoute {
  path: string
  chunk?: string
  load?: () => Promise<ComponentType>
  loader?: Loader
  keepSeconds?: number
}

export const findRoute = (routes: readonly PageRoute[], pathname: string) =>
  matchRoutes([...routes], pathname)?.[0] ?? null

interface PageParts extends Pick<PageRoute, 'path' | 'keepSeconds'> {
  chunk: string
  load: () => Promise<{ Component: ComponentType }>
  data?: () => Promise<{ loader: Loader }>
}

export const page = ({ load, data, ...route }: PageParts): PageRoute => ({
  ...route,
  load: async () => (await load()).Component,
  ...(data && { loader: async (args) => (await data()).loader(args) }),
})
