import { facilitySpec } from '../../collection/plain/facility'

export const spec = facilitySpec({ one: 'Laboratory', many: 'Laboratories', naming: 'lab_name' })
