import { describe, expect, it } from 'vitest'
import { runEach } from './run-each'

describe('doing something for each of many', () => {
  it('tells for each how it went, and goes on after what failed', async () => {
    const outcomes = await runEach([1, 2, 3], async (item) => {
      if (item === 2) throw new Error('No')
    })
    expect(outcomes.sort((one, other) => one.item - other.item)).toEqual([
      { item: 1, problem: null },
      { item: 2, problem: 'No', isFinal: false },
      { item: 3, problem: null },
    ])
  })

  it('never does more at once than it may', async () => {
    let running = 0
    let most = 0
    await runEach(
      Array.from({ length: 20 }, (_, at) => at),
      async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
      },
      { atOnce: 3 },
    )
    expect(most).toBe(3)
  })

  it('begins nothing new once it was stopped', async () => {
    const stopper = new AbortController()
    const outcomes = await runEach([1, 2, 3, 4], async () => stopper.abort(), {
      atOnce: 1,
      signal: stopper.signal,
    })
    expect(outcomes.map(({ item }) => item)).toEqual([1])
  })
})
