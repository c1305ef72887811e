import { endpointsOf } from '../entity/schemas'
import { priceCap } from './entity'

export const priceCaps = endpointsOf(priceCap)
