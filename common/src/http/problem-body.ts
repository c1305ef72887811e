import * as z from 'zod'

/**
 * The one error body (RFC 9457). `code` is stable for programs; `detail` and `errors` (by field) are for people, in
 * their language; `message_id` with `params` is what `detail` says.
 */
export const ProblemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  message_id: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  code: z.string(),
  request_id: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** What the caller needs to go on, for example the fresh quote of a changed price. */
  extra: z.unknown().optional(),
})
export type ProblemBody = z.infer<typeof ProblemBody>
