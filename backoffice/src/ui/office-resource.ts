import type { ResourceProps } from 'react-admin'
import type { Screen } from './screen'

export interface OfficeResource extends ResourceProps {
  list?: Screen
  create?: Screen
  edit?: Screen
  show?: Screen
}
