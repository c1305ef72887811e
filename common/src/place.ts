import * as z from 'zod'
import { numeric, text } from './http/codecs'

/** Names follow the Philippine Standard Geographic Code; degrees are WGS 84. */
export const PlaceFields = z.object({
  address: text(300),
  province: text(100).nullable(),
  city: text(100).nullable(),
  barangay: text(120).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})

export const PlaceInput = PlaceFields.partial()

const rounded = (degrees: number) => Math.round(degrees * 1_000) / 1_000

/** Where somebody is or wants something brought: about a hundred metres are enough, more is not kept. */
export const SpotFields = z.object({
  latitude: numeric().min(-90).max(90).transform(rounded).nullable().optional(),
  longitude: numeric().min(-180).max(180).transform(rounded).nullable().optional(),
})

export { distanceKm } from './distance'
