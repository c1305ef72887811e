import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import { Semaphore, withTimeout } from 'async-mutex'

/** Cart, quote, checkout, sign-in and everything of people comes before what anybody looks at. */
export type Lane = 'trade' | 'browsing'

const TRADE_FIRST = 1
const BUSY = new Problem('unavailable', phrase(messages.busy), { retryAfter: 2 })

export const isBusy = (error: unknown): boolean => error === BUSY

export interface Room {
  atWork: number
  /** The most of these that are trade: what anybody looks at goes on while many buy. */
  tradeAtWork: number
  waiting: Record<Lane, number>
  patienceMs: Record<Lane, number>
}

// 200 buyers at once on a slow machine get no error; who looks is refused at once rather than late
const ROOM: Room = {
  atWork: 16,
  tradeAtWork: 8,
  waiting: { trade: 200, browsing: 50 },
  patienceMs: { trade: 30_000, browsing: 800 },
}

/** Lets so many requests work at once and so many wait; the others are told at once to come back. */
export function admission({ atWork, tradeAtWork, waiting: most, patienceMs }: Room = ROOM) {
  const turns = new Semaphore(atWork)
  const trades = new Semaphore(tradeAtWork)
  // a timer that is not needed costs a fresh answer 5 %
  const free = { trade: trades, browsing: turns }
  const patient = {
    trade: withTimeout(trades, patienceMs.trade, BUSY),
    browsing: withTimeout(turns, patienceMs.browsing, BUSY),
  }
  const turnsOfTrade = withTimeout(turns, patienceMs.trade, BUSY)
  const waiting: Record<Lane, number> = { trade: 0, browsing: 0 }
  const refused: Record<Lane, number> = { trade: 0, browsing: 0 }

  async function turnFor(lane: Lane): Promise<() => void> {
    const isFree = !turns.isLocked() && !(lane === 'trade' && trades.isLocked())
    if (!isFree && waiting[lane] >= most[lane]) throw BUSY
    const place = isFree ? 0 : 1
    waiting[lane] += place
    try {
      const [, release] = await (isFree ? free : patient)[lane].acquire()
      if (lane === 'browsing') return release
      const [, releaseTurn] = await turnsOfTrade.acquire(1, TRADE_FIRST).catch((error: unknown) => {
        release()
        throw error
      })
      return () => {
        releaseTurn()
        release()
      }
    } finally {
      waiting[lane] -= place
    }
  }

  return {
    isCrowded: () => turns.isLocked(),
    refusalFor(lane: Lane): Problem | null {
      if (waiting[lane] < most[lane]) return null
      refused[lane]++
      return BUSY
    },
    async inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
      const release = await turnFor(lane).catch((error: unknown) => {
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
