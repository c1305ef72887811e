import type { Endpoint } from '@botika/common/http/endpoint'
import { system } from '@botika/common/system/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '../http/serve'
import { type Document, openApiDocument } from './document'
import { DOCS_PAGE, DOCS_POLICY, serveDocsFiles } from './page'

export function openApiRoutes(app: FastifyInstance, serve: Serve, servedEndpoints: () => Endpoint[]) {
  let document: Document | undefined

  serve(system.openapi, async ({ raw }) => {
    raw?.reply.header('Cache-Control', 'public, max-age=300')
    return JSON.stringify((document ??= openApiDocument(servedEndpoints())))
  })
  serveDocsFiles(app)
  serve(system.docs, async ({ raw }) => {
    raw?.reply.header('Cache-Control', 'public, max-age=300').header('Content-Security-Policy', DOCS_POLICY)
    return DOCS_PAGE
  })
}
