import { facilitySpec } from '../../shared/plain/facility'

export const spec = facilitySpec({ one: 'Laboratory', many: 'Laboratories', naming: 'lab_name' })
