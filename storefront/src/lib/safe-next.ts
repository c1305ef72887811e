/** Where to go after signing in: only an address of our own, never one that a link smuggles in. */
export const safeNext = (next: string | null): string | null =>
  next && /^\/(?![/\\])/.test(next) && !/[\p{Cc}\s]/u.test(next) ? next : null
