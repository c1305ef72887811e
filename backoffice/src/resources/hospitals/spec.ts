import { facilitySpec } from '../../collection/plain/facility'

export const spec = facilitySpec({ one: 'Hospital', many: 'Hospitals' })
