import { setTimeout as sleep } from 'node:timers/promises'
import { explain, passesByItself } from './faults'
import { DidNotStart, startPostmaster, type Postmaster, type PostmasterNeeds } from './postmaster'

/** Tells the person at the terminal what is going on, one line at a time. */
export type Say = (line: string) => void

const PATIENCE = 15_000
const LONGEST_PAUSE = 5_000

/** Keeps the server running until told to stop, whoever or whatever ends it meanwhile. */
export async function supervise(needs: PostmasterNeeds & { home: string }, say: Say) {
  const stopping = new AbortController()
  let current = await firstStart(needs)
  const watching = watch()

  async function watch() {
    for (;;) {
      await current.gone
      if (stopping.signal.aborted) return
      say('The database stopped unexpectedly; starting it again')
      const next = await startAgain(needs, say, stopping.signal)
      if (!next) return
      current = next
      say('The database is back')
    }
  }

  return {
    pid: () => current.pid,
    async stop() {
      stopping.abort()
      await current.stop()
      await watching
    },
  }
}

async function firstStart(needs: PostmasterNeeds & { home: string }): Promise<Postmaster> {
  for (const end = Date.now() + PATIENCE; ; await sleep(100)) {
    try {
      return await startPostmaster(needs)
    } catch (error) {
      if (!(error instanceof DidNotStart)) throw error
      if (Date.now() > end || !passesByItself(error.log)) throw explain(error.log, needs.home)
    }
  }
}

/** Tries for as long as it takes: meanwhile requests are answered that the service is away. */
async function startAgain(
  needs: PostmasterNeeds & { home: string },
  say: Say,
  stopping: AbortSignal,
): Promise<Postmaster | null> {
  for (let pause = 100; !stopping.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      const next = await startPostmaster(needs)
      if (!stopping.aborted) return next
      await next.stop()
    } catch (error) {
      const log = error instanceof DidNotStart ? error.log : String(error)
      if (!passesByItself(log)) say(explain(log, needs.home).message)
    }
    await sleep(pause, undefined, { signal: stopping }).catch(() => {})
  }
  return null
}
