import autocannon from 'autocannon'
import type { Work } from './works'

/** Of requests that were answered with 2xx. */
export interface Figures {
  rate: number
  p50: number
  p95: number
  p99: number
  /** Answers that were not 2xx, and requests without one. */
  faults: number
}

let asked = 0

/** Asks one kind of work for some seconds; times are in milliseconds, from the first byte sent to the last received. */
export async function measure(
  url: string,
  work: Work,
  seconds: number,
  connections: number,
): Promise<Figures> {
  if (work.call) return measureCalls(work.call, seconds, connections)
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
    ...work.headers,
  }
  // what is asked for the first time costs more than what is asked for daily
  await run({ url, connections, amount: Math.max(connections, work.paths.length), requests, headers })
  await run({ url, connections, duration: 1, requests, headers })
  const result = await run({ url, connections, duration: seconds, requests, headers }, (ms) => times.push(ms))
  return figuresOf(times, result.duration, result.non2xx + result.errors + result.timeouts)
}

function figuresOf(times: number[], seconds: number, faults: number): Figures {
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { rate: times.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), faults }
}

/** One call after the other on each connection until the time is up; a call that throws is a fault. */
async function measureCalls(
  call: NonNullable<Work['call']>,
  seconds: number,
  connections: number,
): Promise<Figures> {
  const times: number[] = []
  let faults = 0
  async function ask(until: number, isCounted: boolean) {
    while (performance.now() < until) {
      const sent = performance.now()
      try {
        if (!(await call())) return
        if (isCounted) times.push(performance.now() - sent)
      } catch {
        if (isCounted) faults++
      }
    }
  }
  const all = (until: number, isCounted: boolean) =>
    Promise.all(Array.from({ length: connections }, () => ask(until, isCounted)))
  await all(performance.now() + 1_000, false)
  const started = performance.now()
  await all(started + seconds * 1_000, true)
  return figuresOf(times, (performance.now() - started) / 1_000, faults)
}

function run(options: autocannon.Options, onTime?: (ms: number) => void): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error: unknown, result) =>
      error ? reject(error as Error) : resolve(result),
    )
    if (onTime) instance.on('response', (_client, status, _bytes, ms) => status < 300 && onTime(ms))
  })
}
