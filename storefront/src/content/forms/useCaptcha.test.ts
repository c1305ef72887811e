import { describe, expect, it, vi } from 'vitest'
import { makeCaptcha } from './useCaptcha'

const solver = () => {
  let count = 0
  return vi.fn<() => Promise<string>>(async () => `solution ${++count}`)
}

describe('the captcha of a form', () => {
  it('is solved once however often the form is touched', async () => {
    const solve = solver()
    const { prepare, take } = makeCaptcha(solve)
    prepare()
    prepare()
    expect(await take()).toBe('solution 1')
    expect(solve).toHaveBeenCalledTimes(1)
  })

  it('gives every sending a solution of its own', async () => {
    const { take } = makeCaptcha(solver())
    expect([await take(), await take()]).toEqual(['solution 1', 'solution 2'])
  })

  it('is solved anew when the form was left open for long', async () => {
    let now = 0
    const { prepare, take } = makeCaptcha(solver(), () => now)
    prepare()
    now = 16 * 60_000
    expect(await take()).toBe('solution 2')
  })

  it('tries again what failed in the background', async () => {
    const solve = solver()
    solve.mockRejectedValueOnce(new Error('offline'))
    const { prepare, take } = makeCaptcha(solve)
    prepare()
    expect(await take()).toBe('solution 1')
  })

  it('reports when it cannot be solved at all', async () => {
    const { take } = makeCaptcha(() => Promise.reject(new Error('offline')))
    await expect(take()).rejects.toThrow('offline')
  })
})
