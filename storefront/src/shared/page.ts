import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { ComponentType } from 'react'

type Loader = (args: LoaderFunctionArgs) => unknown

/** What the server reads of a page's route. */
export interface PageHandle {
  /** Source file of the page, to find its chunk. */
  chunk: string
  /** Seconds for which the rendered page may be kept; 0 for what depends on a secret in the address. */
  keepSeconds?: number
}

interface PageParts {
  path: string
  chunk: string
  load: () => Promise<{ Component: ComponentType }>
  /** Loaded when the page is visited from another one; the first page brings its data along. */
  data?: () => Promise<{ loader: Loader }>
  keepSeconds?: number
}

/** A page of the storefront: its component and its loader come when needed, each by itself. */
export function page({ path, chunk, load, data, keepSeconds }: PageParts): RouteObject {
  return {
    path,
    handle: { chunk, ...(keepSeconds === undefined ? {} : { keepSeconds }) } satisfies PageHandle,
    ...(data ? { loader: async (args: LoaderFunctionArgs) => (await data()).loader(args) } : {}),
    lazy: { Component: async () => (await load()).Component },
  }
}
