import type { Place } from './atoms'

export interface WantedAt {
  province?: string | null
  city?: string | null
  barangay?: string | null
  latitude?: number | null
  longitude?: number | null
}

export const wantedAt = (place: Place | null): WantedAt =>
  place
    ? {
        province: place.province ?? null,
        city: place.city ?? null,
        barangay: place.barangay ?? null,
        latitude: place.lat,
        longitude: place.lng,
      }
    : {}
