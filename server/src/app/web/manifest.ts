import type { FastifyInstance } from 'fastify'
import { drawMark, markAsIco, markAsPng } from '../../demo/pictures/icons'

const ANY = [192, 512]

/** What a phone asks for to keep the site among its apps. */
const MANIFEST = {
  id: '/',
  name: 'Botika, medicines from pharmacies near you',
  short_name: 'Botika',
  description: 'Compare prices of medicines and health products, order, and track it to your door.',
  lang: 'en-PH',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#04352d',
  background_color: '#f4f7f6',
  categories: ['shopping', 'health', 'medical'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...ANY.flatMap((size) => [
      { src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
      {
        src: `/icons/maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      },
    ]),
  ],
  shortcuts: [
    { name: 'Products', url: '/browse/products' },
    { name: 'Cart', url: '/cart' },
    { name: 'Track your Order', url: '/track-your-order' },
    { name: 'Pharmacies', url: '/browse/pharmacies' },
  ],
}

/** The drawn mark at every address where browsers look for it. */
const ICONS: Record<string, { type: string; make: () => string | Promise<Buffer> }> = {
  '/favicon.svg': { type: 'image/svg+xml', make: () => drawMark() },
  '/favicon.ico': { type: 'image/x-icon', make: markAsIco },
  // it is cut round by the phone, and has no transparency there
  '/apple-touch-icon.png': { type: 'image/png', make: () => markAsPng(180, { isMaskable: true }) },
  ...Object.fromEntries(
    ANY.flatMap((size) => [
      [`/icons/${size}.png`, { type: 'image/png', make: () => markAsPng(size) }],
      [
        `/icons/maskable-${size}.png`,
        { type: 'image/png', make: () => markAsPng(size, { isMaskable: true }) },
      ],
    ]),
  ),
}

/** The manifest and its icons, drawn when first asked for. */
export function serveManifest(app: FastifyInstance) {
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(JSON.stringify(MANIFEST)),
  )
  const drawn = new Map<string, string | Promise<Buffer>>()
  for (const [address, { type, make }] of Object.entries(ICONS)) {
    app.get(address, async (_request, reply) => {
      const icon = drawn.get(address) ?? make()
      drawn.set(address, icon)
      return reply
        .type(type)
        .header('Cache-Control', 'public, max-age=86400')
        .send(await icon)
    })
  }
}
