import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const searchMisses: ResourceProps = {
  name: 'search-misses',
  list: lazy(() => import('./MissList').then(({ MissList }) => ({ default: MissList }))),
}
