import type { OfficeResource } from '../../ui/office-resource'
import { screen } from '../../ui/screen'

export const ratings: OfficeResource = {
  name: 'ratings',
  list: screen(() => import('./RatingList').then(({ RatingList }) => RatingList)),
}
