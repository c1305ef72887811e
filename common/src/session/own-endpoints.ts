import * as z from 'zod'
import { IdParams } from '../http/codecs'
import { Deleted } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { ownSessionsCalls } from './calls'

/** Where one is signed in. Neither the device's address nor its versions are kept: kind and times suffice to know it. */
export const OwnSession = z.object({
  id: z.number().int(),
  /** What the device says it is: `Chrome` and `Android`; null where it says nothing known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  began_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const ownSessions = {
  list: endpoint({
    ...ownSessionsCalls.list,
    summary: 'Where one is signed in, the latest first',
    reply: z.object({ data: z.array(OwnSession) }),
  }),
  end: endpoint({
    ...ownSessionsCalls.end,
    summary: 'Sign out one of one’s devices; its tokens hold no longer',
    params: IdParams,
    reply: Deleted,
  }),
  endOthers: endpoint({
    ...ownSessionsCalls.endOthers,
    summary: 'Sign out all of one’s devices but this one',
    body: z.object({}).optional(),
    reply: z.object({ message: z.string() }),
  }),
}
