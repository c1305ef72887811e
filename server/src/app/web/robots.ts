/**
 * What belongs to one person, what only a program reads, and what has no end. The cart and checkout are empty for who
 * has chosen nothing, so they hide nothing; their pages that speak of an order say `noindex` themselves.
 */
const CLOSED = [
  '/api/',
  '/v1/',
  '/account',
  '/checkout/reorder/',
  '/customer',
  '/seller',
  '/admin',
  '/search/',
  '/reset-password',
  '/confirm-email',
  '/open-my-shop',
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
