import { facilitySpec } from '../../shared/plain/facility'

export const spec = facilitySpec({ one: 'Clinic', many: 'Clinics' })
