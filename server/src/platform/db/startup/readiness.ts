import { expected } from '@botika/common/expected'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Queryable } from '../client'
import { build, rowOf, sql } from '../query'

const PATIENCE_MS = 2_000
/** A server dates orders and judges licences and promotions by its own clock: the Philippines' day must be the database's. */
const MOST_APART_MS = 60_000

// a megabyte on the database's disk, gone again with the statement's transaction
const ROOM = `create temporary table botika_room on commit drop as
  select repeat(md5(n::text), 32) as text from generate_series(1, 1024) n`

export function readiness(on: Queryable, patienceMs = PATIENCE_MS) {
  let isInDoubt = false

  async function ask() {
    const isReadOnly = sql<boolean>`pg_is_in_recovery() or current_setting('transaction_read_only')::boolean`
    const isOff = sql<boolean>`abs(extract(epoch from clock_timestamp()) * 1000 - ${Date.now()}::float8) > ${MOST_APART_MS}::float8`
    const found = await rowOf(
      on,
      build.selectNoFrom([isReadOnly.as('is_read_only'), isOff.as('is_clock_off')]),
    )
    if (found?.is_read_only) throw new Error('The database is read-only')
    if (found?.is_clock_off)
      throw new Error('The clock is more than a minute from that of the database: set it right')
    if (!isInDoubt) return
    await on.query(ROOM)
    isInDoubt = false
  }

  return {
    /** A write was refused for want of room: from now on room is tried for, until there is some again. */
    doubt: () => void (isInDoubt = true),

    async check() {
      const late = new AbortController()
      const tooLate = sleep(patienceMs, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error('The database does not answer')
      })
      try {
        await Promise.race([ask(), tooLate])
      } finally {
        late.abort()
        tooLate.catch(expected('The race is over'))
      }
    },
  }
}
