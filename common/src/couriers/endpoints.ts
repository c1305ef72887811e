import type { RecordOf } from '../entity/entity'
import { endpointsOf } from '../entity/schemas'
import { courier } from './entity'

export type Courier = RecordOf<typeof courier>

export const couriers = endpointsOf(courier)
