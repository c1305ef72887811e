const FOUND = 302
/** Permanent: search engines follow. */
export const MOVED = 301

/** Throw it or return it. */
export const redirect = (to: string, status = FOUND) =>
  new Response(null, { status, headers: { Location: to } })
