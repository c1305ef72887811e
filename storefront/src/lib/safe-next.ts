/** Where to go after signing in, when it is an address of our own: a link must not send somebody elsewhere. */
export const safeNext = (next: string | null): string | null =>
  next && /^\/(?![/\\])/.test(next) && !/[\p{Cc}\s]/u.test(next) ? next : null
