import { facilitySpec } from '../../shared/plain/facility'

export const spec = facilitySpec({ one: 'Veterinarian', many: 'Veterinarians' })
