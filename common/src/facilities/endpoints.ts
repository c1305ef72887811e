import { endpointsOf } from '../entity/schemas'
import { clinic, hospital, laboratory, veterinarian } from './entity'

export const FACILITY_KINDS = ['hospital', 'clinic', 'laboratory', 'veterinarian'] as const
export type FacilityKind = (typeof FACILITY_KINDS)[number]

export const hospitals = endpointsOf(hospital)
export const clinics = endpointsOf(clinic)
export const veterinarians = endpointsOf(veterinarian)
export const laboratories = endpointsOf(laboratory)
