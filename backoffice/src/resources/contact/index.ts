import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const contact: ResourceProps = {
  name: 'contact-us',
  list: lazy(() => import('./ContactList').then(({ ContactList }) => ({ default: ContactList }))),
}
