import { doctor } from '@botika/common/doctors/entity'
import { specOf } from '../../collection/plain/spec-of'

export const spec = specOf(doctor)
