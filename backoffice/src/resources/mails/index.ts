import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const mails: ResourceProps = {
  name: 'mails',
  recordRepresentation: 'subject',
  list: lazy(() => import('./MailList').then(({ MailList }) => ({ default: MailList }))),
  show: lazy(() => import('./MailPage').then(({ MailPage }) => ({ default: MailPage }))),
}
