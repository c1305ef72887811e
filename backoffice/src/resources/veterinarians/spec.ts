import { facilitySpec } from '../../collection/plain/facility'

export const spec = facilitySpec({ one: 'Veterinarian', many: 'Veterinarians' })
