import type { OfficeResource } from '../../shared/office-resource'
import { screen } from '../../shared/screen'

export const mails: OfficeResource = {
  name: 'mails',
  recordRepresentation: 'subject',
  list: screen(() => import('./MailList').then(({ MailList }) => MailList)),
  show: screen(() => import('./MailPage').then(({ MailPage }) => MailPage)),
}
