import { courier } from '@botika/common/couriers/entity'
import { collectionOf } from '../../platform'

export const courierCollection = collectionOf(courier, {
  alsoSearched: 't.vehicle',
  order: 'lower(t.name)',
})
