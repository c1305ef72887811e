import { veterinarian } from '@botika/common/facilities/entity'
import { specOf } from '../../collection/plain/spec-of'

export const spec = specOf(veterinarian)
