import { createContext, useContext } from 'react'
import type { PageError } from './page-error'

interface PageValue {
  data: unknown
  error: PageError | null
  isNavigating: boolean
}

export const PageContext = createContext<PageValue>({ data: null, error: null, isNavigating: false })

type Loaded<L> = L extends (...args: never[]) => infer R ? Exclude<Awaited<R>, Response> : never

export const useLoaderData = <L>(): Loaded<L> => useContext(PageContext).data as Loaded<L>

export const usePageError = () => useContext(PageContext).error

export const useIsNavigating = () => useContext(PageContext).isNavigating
