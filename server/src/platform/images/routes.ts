import { images } from '@botika/common/images/endpoints'
import type { FastifyInstance } from 'fastify'
import { isKnown } from '../http/compressed'
import type { Serve } from '../http/serve'
import { formatFor, snapWidth, sparingWidth } from './names'
import type { Person } from '../sessions/person'
import type { ImageService } from './service'

interface Needs {
  app: FastifyInstance
  serve: Serve
  service: ImageService
  record: (person: Person | null, image: string) => Promise<void>
}

export function imageRoutes({ app, serve, service, record }: Needs) {
  serve(images.upload, async ({ body, person }) => {
    const image = await service.store(body.image)
    await record(person, image)
    return { image }
  })

  app.get<{ Params: { image: string }; Querystring: { w?: unknown } }>(
    '/img/:image',
    async (request, reply) => {
      const { image } = request.params
      const { accept, 'save-data': sparing } = request.headers
      const asked = snapWidth(request.query.w)
      const width = sparing === 'on' ? sparingWidth(asked) : asked
      const sent = await service.send(image, width, formatFor(accept, image))
      reply
        .header('Vary', 'Accept, Save-Data')
        .header('ETag', sent.etag)
        .header('X-Content-Type-Options', 'nosniff')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header(
          'Cache-Control',
          sent.isMissing
            ? 'public, max-age=60'
            : sent.isForGood
              ? 'public, max-age=31536000, immutable'
              : 'public, max-age=3600, stale-while-revalidate=86400',
        )
      if (!sent.isMissing && isKnown(request, sent.etag)) return reply.code(304).send()
      return reply
        .code(sent.isMissing ? 404 : 200)
        .type(sent.type)
        .send(sent.bytes)
    },
  )
}
