import { Refusal } from '../refusal'
import { sqlStateOf } from '../sql-state'

// what Linux, macOS and PostgreSQL call it
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What ended a command, in a sentence for the person at the terminal; null for what nobody expected. */
export function expectedEnd(error: unknown): string | null {
  if (error instanceof Refusal) return error.message
  if (FULL.has(sqlStateOf(error) ?? ''))
    return 'The disk is full: free some space and start again; nothing that was saved is lost.'
  return null
}
