import { expected } from '@botika/common/expected'
import { useMemo } from 'react'

// the server's puzzles are good for 20 minutes
const GOOD_FOR_MS = 15 * 60_000

/** Keeps one solved puzzle at hand, so that sending a form need not wait for it. */
export function makeCaptcha(solve: () => Promise<string>, now = () => Date.now()) {
  let ready: { solution: Promise<string>; at: number } | null = null

  function prepare(): Promise<string> {
    if (ready && now() - ready.at < GOOD_FOR_MS) return ready.solution
    const solution = solve()
    // whoever takes it is told; until then nobody is
    solution.catch(expected('Whoever takes the solution is told'))
    ready = { solution, at: now() }
    return solution
  }

  return {
    /** Begins in the background, once somebody touches the form. */
    prepare: () => void prepare(),
    /** A solution for one sending: each counts once. */
    async take(): Promise<string> {
      const taken = prepare()
      ready = null
      // one that failed in the background, perhaps offline, gets a second chance
      return taken.catch(() => solve())
    },
  }
}

export const useCaptcha = () =>
  useMemo(() => makeCaptcha(async () => (await import('../../lib/captcha')).solveCaptcha()), [])
