import type { ResourceProps } from 'react-admin'
import type { Screen } from './screen'

/** A resource whose screens come in chunks of their own. */
export interface OfficeResource extends ResourceProps {
  list?: Screen
  create?: Screen
  edit?: Screen
  show?: Screen
}
