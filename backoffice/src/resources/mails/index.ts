import type { OfficeResource } from '../../ui/office-resource'
import { screen } from '../../ui/screen'

export const mails: OfficeResource = {
  name: 'mails',
  recordRepresentation: 'subject',
  list: screen(() => import('./MailList').then(({ MailList }) => MailList)),
  show: screen(() => import('./MailPage').then(({ MailPage }) => MailPage)),
}
