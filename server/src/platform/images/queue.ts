/** Runs at most `atOnce` jobs at a time; equal jobs that wait together are one. */
export function jobQueue(atOnce: number) {
  const underWay = new Map<string, Promise<unknown>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function turn() {
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  function done() {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return {
    run<T>(key: string, job: () => Promise<T>): Promise<T> {
      const same = underWay.get(key) as Promise<T> | undefined
      if (same) return same
      const made = turn()
        .then(job)
        .finally(() => {
          underWay.delete(key)
          done()
        })
      underWay.set(key, made)
      return made
    },
  }
}
