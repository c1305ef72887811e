import { describe, expect, it } from 'vitest'
import { memo } from './memo'

const counter = (freshFor: number, staleFor = 0) => {
  let made = 0
  return memo({ freshFor, staleFor, make: async () => ++made })
}

describe('a memo', () => {
  it('keeps what is fresh and makes it once for many', async () => {
    const kept = counter(60_000)
    expect(await Promise.all([kept.get(), kept.get(), kept.get()])).toEqual([1, 1, 1])
    expect(await kept.get()).toBe(1)
  })

  it('makes it anew when nothing is fresh, or when told to forget', async () => {
    const kept = counter(0)
    expect([await kept.get(), await kept.get()]).toEqual([1, 2])
    const told = counter(60_000)
    await told.get()
    told.clear()
    expect(await told.get()).toBe(2)
  })

  it('serves what is stale while it makes the next', async () => {
    const kept = counter(0, 60_000)
    expect(await kept.get()).toBe(1)
    expect(await kept.get()).toBe(1)
    await new Promise(setImmediate)
    expect(await kept.get()).toBe(2)
  })

  it('does not keep what was begun before it was told to forget', async () => {
    let finish = (_: string) => {}
    const answers = [new Promise<string>((resolve) => (finish = resolve)), Promise.resolve('new')]
    const kept = memo({ freshFor: 60_000, make: () => answers.shift() ?? Promise.resolve('late') })
    const old = kept.get()
    kept.clear()
    expect(await kept.get()).toBe('new')
    finish('old')
    expect(await old).toBe('old')
    expect(await kept.get()).toBe('new')
  })

  it('tries again after a failure', async () => {
    let tries = 0
    const kept = memo({
      freshFor: 60_000,
      make: async () => {
        if (++tries === 1) throw new Error('away')
        return tries
      },
    })
    await expect(kept.get()).rejects.toThrow('away')
    expect(await kept.get()).toBe(2)
  })
})
