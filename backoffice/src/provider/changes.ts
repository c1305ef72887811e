/** What a form changed, and the version it started from, so that the server can refuse what somebody else changed meanwhile. */
export function changesOf(data: Record<string, unknown>, before: Record<string, unknown> | undefined) {
  if (!before) return data
  const changed = Object.entries(data).filter(([field, value]) => !isSame(value, before[field]))
  const version = before['updated_at']
  return {
    ...Object.fromEntries(changed.map(([field, value]) => [field, value ?? null])),
    ...(typeof version === 'string' ? { updated_at: version } : {}),
  }
}

// forms write nothing as an empty text or as null, as their inputs please
const known = (value: unknown) => (value === '' || value === undefined ? null : value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(known(one)) === JSON.stringify(known(other))
