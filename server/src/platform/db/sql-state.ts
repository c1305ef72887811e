export function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? sqlStateOf(error.cause) : undefined
}

// read-only, as a standby is before it is promoted; disk full; out of memory; a fault of the disk; what Node calls a full disk
const CANNOT_WRITE = new Set(['25006', '53100', '53200', '58030', 'ENOSPC', 'EDQUOT'])

/** Whether an error means that nothing can be written now, though the database answers. */
export const cannotWrite = (error: unknown): boolean => CANNOT_WRITE.has(sqlStateOf(error) ?? '')
