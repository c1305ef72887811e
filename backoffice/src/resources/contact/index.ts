import type { OfficeResource } from '../../shared/office-resource'
import { screen } from '../../shared/screen'

export const contact: OfficeResource = {
  name: 'contact-us',
  list: screen(() => import('./ContactList').then(({ ContactList }) => ContactList)),
}
