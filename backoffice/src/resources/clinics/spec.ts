import { facilitySpec } from '../../collection/plain/facility'

export const spec = facilitySpec({ one: 'Clinic', many: 'Clinics' })
