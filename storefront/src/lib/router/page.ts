import type { ComponentType } from 'react'
import type { Loader, PageRoute } from './route'

interface PageParts {
  path: string
  chunk: string
  load: () => Promise<{ Component: ComponentType }>
  /** Loaded when the page is visited from another one; the first page brings its data along. */
  data?: () => Promise<{ loader: Loader }>
  keepSeconds?: number
}

/** A page: its component and its loader come when needed, each by itself. */
export const page = ({ path, chunk, load, data, keepSeconds }: PageParts): PageRoute => ({
  path,
  chunk,
  load: async () => (await load()).Component,
  ...(data ? { loader: async (args) => (await data()).loader(args) } : {}),
  ...(keepSeconds === undefined ? {} : { keepSeconds }),
})
