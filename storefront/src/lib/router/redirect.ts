const FOUND = 302
/** For addresses that are another's for good: search engines follow. */
export const MOVED = 301

/** Sends the visitor elsewhere; throw it or answer with it. */
export const redirect = (to: string, status = FOUND) =>
  new Response(null, { status, headers: { Location: to } })
