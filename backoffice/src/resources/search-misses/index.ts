import type { OfficeResource } from '../../shared/office-resource'
import { screen } from '../../shared/screen'

export const searchMisses: OfficeResource = {
  name: 'search-misses',
  list: screen(() => import('./MissList').then(({ MissList }) => MissList)),
}
