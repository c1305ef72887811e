import type { ComponentType } from 'react'

/** What a loader gets. */
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
  /** Source file of the page, to find its chunk. */
  chunk?: string
  load?: () => Promise<ComponentType>
  loader?: Loader
  /** Seconds for which the rendered page may be kept; 0 for what depends on a secret in the address. */
  keepSeconds?: number
}
