import { hospital } from '@botika/common/facilities/entity'
import { specOf } from '../../collection/plain/spec-of'

export const spec = specOf(hospital)
