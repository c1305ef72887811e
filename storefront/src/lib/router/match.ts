import { matchRoutes } from 'react-router-dom'
import type { PageRoute } from './route'

/** The route that fits a path best, with the parameters that the path names; null where none does. */
export const findRoute = (routes: readonly PageRoute[], pathname: string) =>
  matchRoutes([...routes], pathname)?.[0] ?? null
