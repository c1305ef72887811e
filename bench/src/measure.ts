import autocannon from 'autocannon'
import type { Work } from './works'

export interface Figures {
  rate: number
  p50: number
  p95: number
  p975: number
  /** Answers that were not 2xx, and requests without one. */
  faults: number
}

let asked = 0

/** Asks one kind of work for some seconds; times are from the first byte sent to the last received. */
export async function measure(
  url: string,
  work: Work,
  seconds: number,
  connections: number,
): Promise<Figures> {
  const times: number[] = []
  let next = 0
  const requests = [
    {
      setupRequest: (request: autocannon.Request): autocannon.Request => {
        const path = work.paths[next++ % work.paths.length] ?? '/'
        const mark = work.isFresh ? `${path.includes('?') ? '&' : '?'}fresh=${++asked}` : ''
        return { ...request, path: path + mark }
      },
    },
  ]
  const headers = {
    accept: work.accept ?? 'application/json',
    ...(work.encoding ? { 'accept-encoding': work.encoding } : {}),
  }
  await run({ url, connections, duration: 2, requests, headers })
  const result = await run({ url, connections, duration: seconds, requests, headers }, (ms) => times.push(ms))
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    rate: times.length / result.duration,
    p50: at(0.5),
    p95: at(0.95),
    p975: at(0.975),
    faults: result.non2xx + result.errors + result.timeouts,
  }
}

function run(options: autocannon.Options, onTime?: (ms: number) => void): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error: unknown, result) =>
      error ? reject(error as Error) : resolve(result),
    )
    if (onTime) instance.on('response', (_client, _status, _bytes, ms) => onTime(ms))
  })
}
