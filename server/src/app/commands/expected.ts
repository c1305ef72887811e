import { EmbeddedDatabaseError } from '@botika/embedded-postgres'
import { CliError, sqlStateOf } from '../../platform'

const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What ended a command, in a sentence for the person at the terminal; null for what nobody expected. */
export function expectedEnd(error: unknown): string | null {
  if (error instanceof CliError || error instanceof EmbeddedDatabaseError) return error.message
  if (FULL.has(sqlStateOf(error) ?? ''))
    return 'The disk is full: free some space and start again; nothing that was saved is lost.'
  if (sqlStateOf(error) === '42501')
    return `The account in DATABASE_URL may not do what is needed (${wordsOf(error)}): let it own the database, or have its superuser create the extensions pg_trgm, unaccent and fuzzystrmatch.`
  if (sqlStateOf(error) === '25006')
    return 'The database is read-only, as a standby is: name the primary in DATABASE_URL.'
  return null
}

const wordsOf = (error: unknown): string => {
  const { message = '', cause } = error as Error
  return cause instanceof Error ? wordsOf(cause) : message
}
