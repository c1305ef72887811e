import { courier } from '@botika/common/couriers/entity'
import { collectionOf } from '../../platform'
import { over, plainText } from '../../platform/db/query'

const e = over<{ t: 'couriers' }>()

export const courierCollection = collectionOf(courier, {
  alsoSearched: plainText(e.ref('t.vehicle')),
})
