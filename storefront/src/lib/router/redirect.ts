const FOUND = 302
/** Permanent: search engines follow. */
export const MOVED = 301

export const redirect = (to: string, status = FOUND) =>
  new Response(null, { status, headers: { Location: to } })
