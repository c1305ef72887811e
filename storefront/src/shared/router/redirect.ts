const FOUND = 302

/** Sends the visitor elsewhere; throw it or answer with it. */
export const redirect = (to: string) => new Response(null, { status: FOUND, headers: { Location: to } })
