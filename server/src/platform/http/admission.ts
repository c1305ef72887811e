import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import { Semaphore, withTimeout } from 'async-mutex'

/** Cart, quote, checkout, sign-in and everything of people comes before what anybody looks at. */
export type Lane = 'trade' | 'browsing'

const PRIORITY: Record<Lane, number> = { trade: 1, browsing: 0 }
const BUSY = phrase(messages.busy)

export const isBusy = (error: unknown): boolean => error instanceof Problem && error.detail === BUSY

export interface Room {
  atWork: number
  waiting: Record<Lane, number>
  patienceMs: Record<Lane, number>
}

// who buys is answered once there was room to wait: 200 buyers at once on a slow machine get no error
const ROOM: Room = {
  atWork: 16,
  waiting: { trade: 200, browsing: 100 },
  patienceMs: { trade: 30_000, browsing: 800 },
}

/** Lets so many requests work at once and so many wait; the others are told at once to come back. */
export function admission({ atWork, waiting: most, patienceMs }: Room = ROOM) {
  const busy = () => new Problem('unavailable', BUSY, { retryAfter: 2 })
  const turns = new Semaphore(atWork)
  const patient = {
    trade: withTimeout(turns, patienceMs.trade, busy()),
    browsing: withTimeout(turns, patienceMs.browsing, busy()),
  }
  const waiting: Record<Lane, number> = { trade: 0, browsing: 0 }
  const refused: Record<Lane, number> = { trade: 0, browsing: 0 }

  async function turnFor(lane: Lane) {
    if (!turns.isLocked()) return turns.acquire()
    if (waiting[lane] >= most[lane]) throw busy()
    waiting[lane]++
    try {
      return await patient[lane].acquire(1, PRIORITY[lane])
    } finally {
      waiting[lane]--
    }
  }

  return {
    async inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
      const [, release] = await turnFor(lane).catch((error: unknown) => {
        refused[lane]++
        throw error
      })
      try {
        return await work()
      } finally {
        release()
      }
    },
    counts: () => ({ atWork: atWork - turns.getValue(), waiting: { ...waiting }, refused: { ...refused } }),
  }
}
export type Admission = ReturnType<typeof admission>
