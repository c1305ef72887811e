import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const ratings: ResourceProps = {
  name: 'ratings',
  list: lazy(() => import('./RatingList').then(({ RatingList }) => ({ default: RatingList }))),
}
