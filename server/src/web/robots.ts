/** What belongs to one person, what only a program reads, and what has no end. */
const CLOSED = [
  '/api/',
  '/v1/',
  '/account',
  '/cart',
  '/checkout',
  '/customer',
  '/seller',
  '/admin',
  '/search/',
  '/reset-password',
  '/track-your-order?',
  '/login?',
]

/** The robots.txt of the site. */
export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
