import type { OfficeResource } from '../../ui/office-resource'
import { screen } from '../../ui/screen'

export const searchMisses: OfficeResource = {
  name: 'search-misses',
  list: screen(() => import('./MissList').then(({ MissList }) => MissList)),
}
