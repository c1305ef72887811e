import { EmbeddedDatabaseError } from './error'

/** Whether PostgreSQL said that it could not write for want of room. */
export const isDiskFull = (log: string) => /No space left on device|ENOSPC|Disk quota exceeded/.test(log)

/** One sentence for what PostgreSQL said when it did not start. */
export function explain(log: string, home: string): EmbeddedDatabaseError {
  if (isDiskFull(log))
    return new EmbeddedDatabaseError(
      `The disk that holds ${home} is full: free some space and start again; nothing that was saved is lost.`,
    )
  if (/EEXIST|ENOTDIR/.test(log))
    return new EmbeddedDatabaseError(`${home} is no folder: name one with BOTIKA_DATA.`)
  if (/Permission denied|EACCES|EPERM|Operation not permitted/.test(log))
    return new EmbeddedDatabaseError(
      `PostgreSQL may not use ${home} (${lastFault(log)}): give it a folder of yours with BOTIKA_DATA, or set DATABASE_URL to a PostgreSQL server.`,
    )
  if (/could not (create|map|resize) (shared memory|.*semaphore)|Cannot allocate memory/.test(log))
    return new EmbeddedDatabaseError(`This machine has no memory left for PostgreSQL (${lastFault(log)}).`)
  return new EmbeddedDatabaseError(`PostgreSQL in ${home} did not start: ${lastFault(log)}.`)
}

/** Faults that pass by themselves: the system is still clearing away a server that was killed. */
export function passesByItself(log: string): boolean {
  return /lock file "[^"]*" already exists|pre-existing shared memory block|could not bind|the database system is starting up/i.test(
    log,
  )
}

function lastFault(log: string): string {
  const lines = log.split('\n').map((line) => line.trim())
  const fault = lines.filter((line) => /FATAL|PANIC|ERROR|error:|could not|spawn/i.test(line)).at(-1)
  const text = fault ?? lines.filter(Boolean).at(-1) ?? 'it gave no reason'
  return text.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/i, '').replace(/\.$/, '')
}
