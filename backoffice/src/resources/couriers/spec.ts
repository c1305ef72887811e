import { courier } from '@botika/common/couriers/entity'
import { specOf } from '../../collection/plain/spec-of'

export const spec = specOf(courier)
