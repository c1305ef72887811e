import type { RecordOf } from '../entity/entity'
import { endpointsOf } from '../entity/schemas'
import { doctor } from './entity'

export type Doctor = RecordOf<typeof doctor>

export const doctors = endpointsOf(doctor)
