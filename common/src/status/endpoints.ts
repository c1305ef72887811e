import * as z from 'zod'
import { endpoint } from '../http/endpoint'
import { statusCalls } from './calls'

const count = z.number().int()
const lanes = z.object({ trade: count, browsing: count })

export const Status = z.object({
  version: z.string(),
  started_at: z.string(),
  database: z.object({ version: z.string(), bytes: z.number() }),
  /** Null seconds: the database's account may not know them. */
  replicas: z.array(z.object({ name: z.string(), lag_seconds: z.number().nullable() })),
  jobs: z.object({
    waiting: z.array(z.object({ kind: z.string(), count, oldest_seconds: z.number() })),
    given_up: z.array(z.object({ kind: z.string(), count })),
  }),
  mails_waiting: count,
  storage: z.object({ kind: z.enum(['disk', 's3']), is_reachable: z.boolean() }),
  caches: z.array(z.object({ name: z.string(), asked: count, made: count })),
  requests: z.object({ at_work: count, waiting: lanes, refused: lanes }),
  last_backup_at: z.string().nullable(),
  disk: z.object({ free_bytes: z.number(), total_bytes: z.number() }).nullable(),
})
export type Status = z.infer<typeof Status>

export const status = {
  read: endpoint({
    ...statusCalls.read,
    summary: 'How the server that answers, its database and its storage are doing',
    reply: Status,
  }),
}
