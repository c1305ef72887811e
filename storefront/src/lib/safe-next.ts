/** Only addresses of this site, against open redirects. */
export const safeNext = (next: string | null): string | null =>
  next && /^\/(?![/\\])/.test(next) && !/[\p{Cc}\s]/u.test(next) ? next : null
