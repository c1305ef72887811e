export interface Repetition {
  stop(): Promise<void>
}

interface RepeatNeeds {
  work: () => Promise<unknown>
  everyMs: number
  firstAfterMs: number
  onError: (error: unknown) => void
}

/** The database may be away for a while, and one line a minute is enough for that. */
const QUIET_MS = 60_000

export function repeat({ work, everyMs, firstAfterMs, onError }: RepeatNeeds): Repetition {
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false
  let quietUntil = -Infinity
  let timer: NodeJS.Timeout

  function schedule(wait: number) {
    timer = setTimeout(run, wait)
    timer.unref()
  }
  function run() {
    running = work()
      .catch((error: unknown) => {
        if (Date.now() < quietUntil) return
        quietUntil = Date.now() + QUIET_MS
        onError(error)
      })
      .finally(() => {
        if (!isStopped) schedule(everyMs)
      })
  }
  schedule(firstAfterMs)

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
