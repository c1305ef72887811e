/** The pages' Content-Security-Policy: own scripts alone, and the one inlined sheet by its hash. */
export const pagePolicy = (styleHash: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styleHash}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
