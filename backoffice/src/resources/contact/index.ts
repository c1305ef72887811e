import type { OfficeResource } from '../../ui/office-resource'
import { screen } from '../../ui/screen'

export const contact: OfficeResource = {
  name: 'contact-us',
  list: screen(() => import('./ContactList').then(({ ContactList }) => ContactList)),
}
