import { specialty } from '@botika/common/specialties/entity'
import { specOf } from '../../collection/plain/spec-of'

export const spec = specOf(specialty)
