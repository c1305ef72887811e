import type { OfficeResource } from '../../shared/office-resource'
import { screen } from '../../shared/screen'

export const ratings: OfficeResource = {
  name: 'ratings',
  list: screen(() => import('./RatingList').then(({ RatingList }) => RatingList)),
}
