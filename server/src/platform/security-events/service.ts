import type { SecurityEventKind } from '@botika/common/security-log/kinds'
import { createHmac } from 'node:crypto'
import { shortNetworkOf } from '../limits/service'
import type { EventRow, SecurityLogRepository, Tx } from './repository'

/** What happened, in words of the code alone: nothing that was typed but `email`, which is kept as a keyed hash. */
export interface SecurityEvent {
  kind: SecurityEventKind
  userId?: number | null | undefined
  accountId?: number | null | undefined
  email?: string | undefined
  what?: string | undefined
  ip?: string | undefined
}

interface Needs {
  repository: SecurityLogRepository
  /** Keys the hashes of addresses, so that nobody with a copy of the database can try addresses against them. */
  secret: string
  keepDays: number
  onError: (error: unknown) => void
}

const MINUTE_MS = 60_000
const WRITE_AFTER_MS = 500
const TRY_AGAIN_MS = 5_000
/** Rows that wait at a time; of what comes on top only kind and number are kept. */
const MOST_WAITING = 1_000

/** The book of sign-ins, refusals, changes of rights and exports. It holds no address, no body and no query. */
export function securityLog({ repository, secret, keepDays, onError }: Needs) {
  let waiting = new Map<string, EventRow & { count: number }>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const rowOf = ({ kind, userId, accountId, email, what = '', ip }: SecurityEvent): EventRow => ({
    kind,
    user_id: userId ?? null,
    account_id: accountId ?? null,
    address_hash: email === undefined ? null : hashOf(email),
    what,
    network: ip === undefined ? null : shortNetworkOf(ip),
  })

  const hashOf = (email: string) =>
    createHmac('sha256', secret)
      .update(`security log ${email.trim().toLowerCase()}`)
      .digest('hex')
      .slice(0, 12)

  function keep(key: string, row: EventRow & { count: number }) {
    const known = waiting.get(key)
    if (known) known.count += row.count
    else waiting.set(key, row)
  }

  function plan(afterMs: number) {
    timer ??= setTimeout(() => void flush(), afterMs).unref()
  }

  async function write() {
    clearTimeout(timer)
    timer = undefined
    const rows = waiting
    if (rows.size === 0) return
    waiting = new Map()
    try {
      await repository.count([...rows.values()])
    } catch (error) {
      onError(error)
      for (const [key, row] of rows) keep(key, row)
      plan(TRY_AGAIN_MS)
    }
  }

  /** Writes what waits; resolves when it is written, or has failed and waits again. */
  function flush(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  return {
    /**
     * Notes what changes nothing. It is written soon after, many in one statement, and repeats within a minute are one
     * row with their number: nobody waits for it, and a flood of refusals stays small.
     */
    note(event: SecurityEvent) {
      const at = new Date()
      const minute = Math.floor(at.getTime() / MINUTE_MS)
      const keyOf = (row: EventRow) => JSON.stringify([minute, ...Object.values(row)])
      const row = rowOf(event)
      const isFull = waiting.size >= MOST_WAITING && !waiting.has(keyOf(row))
      const kept = isFull ? rowOf({ kind: event.kind }) : row
      const key = keyOf(kept)
      keep(key, { ...kept, key, count: 1, created_at: at })
      plan(WRITE_AFTER_MS)
    },

    /** Writes down a change of a right or of what opens an account, in its own transaction. */
    record: (tx: Tx, event: SecurityEvent) => repository.insert(tx, rowOf(event)),

    flush,

    hashOf,

    deleteOld: () => repository.deleteOld(keepDays),
  }
}
export type SecurityLog = ReturnType<typeof securityLog>
