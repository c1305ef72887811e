import { expected } from '@botika/common/expected'
import { useMemo } from 'react'

const GOOD_FOR_MS = 15 * 60_000

/** Solves one puzzle ahead, so that sending need not wait. */
export function makeCaptcha(solve: () => Promise<string>, now = () => Date.now()) {
  let ready: { solution: Promise<string>; at: number } | null = null

  function prepare(): Promise<string> {
    if (ready && now() - ready.at < GOOD_FOR_MS) return ready.solution
    const solution = solve()
    solution.catch(expected('Whoever takes the solution gets the error'))
    ready = { solution, at: now() }
    return solution
  }

  return {
    prepare: () => void prepare(),
    async take(): Promise<string> {
      const taken = prepare()
      ready = null
      return taken.catch(() => solve())
    },
  }
}

export const useCaptcha = () =>
  useMemo(() => makeCaptcha(async () => (await import('../../lib/captcha')).solveCaptcha()), [])
