import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { admission, isBusy, type Lane } from './admission'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const patienceMs = { trade: 2_000, browsing: 500 }
const ONE_EACH = { atWork: 1, tradeAtWork: 1, waiting: { trade: 1, browsing: 1 } }

/** Works that last until they are told to end, and what became of them. */
function aServer(tradeAtWork = 2) {
  const waiting = { trade: 2, browsing: 1 }
  const { inTurn, counts } = admission({ atWork: 2, tradeAtWork, waiting, patienceMs })
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (lane: Lane, name: string) =>
    inTurn(lane, () => {
      log.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    }).catch((error: unknown) => {
      log.push(`${name} refused`)
      return error
    })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const end = (name: string) => {
    ends.get(name)?.()
    return settle()
  }
  return { ask, end, settle, log, counts }
}

it('lets only so many work at once, and trade before browsing', async () => {
  const { ask, end, settle, log } = aServer()
  for (const name of ['a', 'b', 'looks']) void ask('browsing', name)
  for (const name of ['buys', 'pays']) void ask('trade', name)
  await settle()
  expect(log).toEqual(['a', 'b'])
  await end('a')
  await end('b')
  expect(log).toEqual(['a', 'b', 'buys', 'pays'])
  await end('buys')
  expect(log.at(-1)).toBe('looks')
})

it('leaves turns for browsing however many buy', async () => {
  const { ask, end, settle, log } = aServer(1)
  for (const name of ['buys', 'pays']) void ask('trade', name)
  void ask('browsing', 'looks')
  await settle()
  expect([...log].sort()).toEqual(['buys', 'looks'])
  await end('buys')
  expect(log.at(-1)).toBe('pays')
})

it('refuses at once whom there is no room for, each lane by itself', async () => {
  const { ask, settle, log, counts } = aServer()
  for (const name of ['a', 'b', 'c']) void ask('browsing', name)
  await settle()
  const refused = await ask('browsing', 'd')
  for (const name of ['e', 'f', 'g']) void ask('trade', name)
  await settle()
  expect(log).toEqual(['a', 'b', 'd refused', 'g refused'])
  expect(isBusy(refused)).toBe(true)
  expect(refused).toMatchObject({ status: 503, retryAfter: 2 })
  expect(counts()).toEqual({
    atWork: 2,
    waiting: { trade: 2, browsing: 1 },
    refused: { trade: 1, browsing: 1 },
  })
})

it('refuses who waited too long, and goes on with the others', async () => {
  const { ask, end, log, counts } = aServer()
  for (const name of ['a', 'b', 'late']) void ask('browsing', name)
  await vi.advanceTimersByTimeAsync(499)
  expect(log).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(1)
  expect(log).toEqual(['a', 'b', 'late refused'])
  void ask('browsing', 'next')
  await end('a')
  expect(log.at(-1)).toBe('next')
  await end('next')
  await end('b')
  expect(counts()).toMatchObject({ atWork: 0, waiting: { trade: 0, browsing: 0 } })
})

it('gives the turn on when work fails', async () => {
  const { inTurn, counts } = admission({ ...ONE_EACH, patienceMs })
  await expect(inTurn('trade', () => Promise.reject(new Error('It broke')))).rejects.toThrow('It broke')
  expect(counts().atWork).toBe(0)
})
