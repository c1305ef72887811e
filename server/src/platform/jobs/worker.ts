/** Runs a job again and again until it is told to stop, never twice at a time. */
export interface Worker {
  /** Runs it soon. */
  nudge(): void
  stop(): Promise<void>
}

interface WorkerNeeds {
  job: () => Promise<unknown>
  /** Milliseconds between runs. */
  every: number
  onError: (error: unknown) => void
}

export function startWorker({ job, every, onError }: WorkerNeeds): Worker {
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false
  let timer: NodeJS.Timeout

  function schedule(wait: number) {
    clearTimeout(timer)
    timer = setTimeout(run, wait)
    timer.unref()
  }
  function run() {
    running = job()
      .catch(onError)
      .finally(() => {
        if (!isStopped) schedule(every)
      })
  }
  schedule(every)

  return {
    nudge: () => {
      if (!isStopped) schedule(20)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
