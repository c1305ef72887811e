/** The SQLSTATE of an error from PostgreSQL, also when Drizzle wrapped it. */
export function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? sqlStateOf(error.cause) : undefined
}
