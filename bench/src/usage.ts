import { readdirSync, readFileSync } from 'node:fs'
import { expected } from '@botika/common/expected'

const TICKS = 100

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return expected('The process ended meanwhile')(error) ?? ''
  }
}

interface Process {
  parent: number
  seconds: number
}

/** CPU of a process and of its children that ended, in seconds; Linux alone. */
function processOf(pid: number): Process | null {
  const after = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')
  if (!after) return null
  const [parent, ...times] = [after[1], after[11], after[12], after[13], after[14]].map(Number)
  return { parent: parent ?? 0, seconds: times.reduce((sum, ticks) => sum + ticks, 0) / TICKS }
}

/** A process and all that it started. */
function family(pid: number): { pid: number; seconds: number }[] {
  const all = readdirSync('/proc').flatMap((name) => {
    const found = /^\d+$/.test(name) ? processOf(Number(name)) : null
    return found ? [{ pid: Number(name), ...found }] : []
  })
  const members = new Set([pid])
  for (let before = 0; before !== members.size;) {
    before = members.size
    for (const one of all) if (members.has(one.parent)) members.add(one.pid)
  }
  return all.filter((one) => members.has(one.pid))
}

export interface Usage {
  /** Cores at work while it was measured. */
  server: number
  database: number
  /** Of the server's own process, in MB. */
  memory: number
}

/** What the server and its database use while `work` runs. */
export async function usageDuring<T>(
  pids: { server: number | undefined; database: number | undefined },
  work: () => Promise<T>,
): Promise<{ result: T; usage: Usage }> {
  const cpu = () => ({
    server: pids.server ? (processOf(pids.server)?.seconds ?? 0) : 0,
    database: pids.database ? family(pids.database).reduce((sum, { seconds }) => sum + seconds, 0) : 0,
    at: performance.now() / 1_000,
  })
  const before = cpu()
  const result = await work()
  const after = cpu()
  const seconds = after.at - before.at
  return {
    result,
    usage: {
      server: (after.server - before.server) / seconds,
      database: (after.database - before.database) / seconds,
      memory: pids.server
        ? Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pids.server}/status`))?.[1] ?? 0) / 1_024
        : 0,
    },
  }
}
