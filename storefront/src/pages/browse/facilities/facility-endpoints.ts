import { clinics, hospitals, laboratories, veterinarians } from '@botika/common/facilities/endpoints'
import { FACILITY_SLUGS, type FacilitySlug } from '../../../lib/paths'
import { notFound } from '../../../lib/router/not-found'

export const FACILITY_ENDPOINTS = { hospitals, clinics, laboratories, veterinarians }

export function kindIn(url: string): FacilitySlug {
  const parts = new URL(url).pathname.split('/')
  const kind = FACILITY_SLUGS.find((slug) => slug === parts[3])
  if (!kind) throw notFound()
  return kind
}
