/** The pages' Content-Security-Policy: own files alone, and what stands in the page by its SHA-256 (base64). */
export const pagePolicy = ({ style, script }: { style: string; script: string }) =>
  [
    "default-src 'self'",
    `script-src 'self' 'sha256-${script}'`,
    `style-src 'self' 'sha256-${style}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
