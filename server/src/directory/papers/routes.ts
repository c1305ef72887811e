import { papers } from '@botika/common/papers/endpoints'
import { type Serve, signedIn } from '../../platform'
import type { PaperService } from './service'

export function paperRoutes(serve: Serve, service: PaperService) {
  serve(papers.list, ({ person, reach, query }) => service.list(signedIn(person), reach, query))
  serve(papers.add, ({ person, reach, body }) => service.add(signedIn(person), reach, body))
  serve(papers.decide, ({ person, params, body }) => service.decide(signedIn(person), params.id, body))
  serve(papers.name, ({ person, reach, params, body }) =>
    service.name(signedIn(person), reach, params.id, body.holder_id),
  )
  serve(papers.file, async ({ person, reach, params, raw }) => {
    const { bytes, mime } = await service.file(signedIn(person), reach, params.id)
    raw?.reply
      .type(mime)
      .header('Content-Disposition', mime === 'application/pdf' ? 'attachment' : 'inline')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
    return bytes
  })
}
