import { endpointsOf } from '../entity/schemas'
import { specialty } from './entity'

export const specialties = endpointsOf(specialty)
