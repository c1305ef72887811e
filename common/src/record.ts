import * as z from 'zod'
import { numeric } from './http/codecs'

export const RecordFields = z.object({
  id: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
})

/** Sent along with a change to refuse it when somebody else was faster (409). */
export const VersionField = z.object({ updated_at: z.string().optional() })

/** What a visitor's position adds to a list or a record. */
export const PositionQuery = z.object({
  lat: numeric().min(-90).max(90).optional(),
  lng: numeric().min(-180).max(180).optional(),
})
