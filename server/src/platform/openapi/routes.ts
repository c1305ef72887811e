import type { Endpoint } from '@botika/common/http/endpoint'
import { system } from '@botika/common/system/endpoints'
import type { Serve } from '../http/serve'
import { type Document, openApiDocument } from './document'
import { DOCS_POLICY, docsPage } from './page'

/** Serves the API document and its page; made when first asked for, since then every endpoint is on the air. */
export function openApiRoutes(serve: Serve, servedEndpoints: () => Endpoint[]) {
  let document: Document | undefined
  let page: string | undefined
  const read = () => (document ??= openApiDocument(servedEndpoints()))

  serve(system.openapi, async ({ raw }) => {
    raw?.reply.header('Cache-Control', 'public, max-age=300')
    return JSON.stringify(read())
  })
  serve(system.docs, async ({ raw }) => {
    raw?.reply.header('Cache-Control', 'public, max-age=300').header('Content-Security-Policy', DOCS_POLICY)
    return (page ??= docsPage(read()))
  })
}
