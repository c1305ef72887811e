import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { bytesFor, compressible } from '../http/compressed'

const packages = createRequire(import.meta.url)
const { version } = packages('swagger-ui-dist/package.json') as { version: string }
const FILES = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' } as const

const addressOf = (file: keyof typeof FILES) => `/assets/swagger-ui-${version}/${file}`

// without `validatorUrl` the page would send the document's address to a service of Swagger's
const START = `
document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches)
SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', validatorUrl: null, docExpansion: 'none',
  defaultModelsExpandDepth: 0, deepLinking: true, filter: true, showExtensions: true })
`

// on a phone a call's wide tables scroll, not the page
const STYLE = 'body{margin:0}.swagger-ui .opblock-body{overflow-x:auto}'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const DOCS_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${hashOf(START)}`,
  `style-src 'self' ${hashOf(STYLE)}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API document as a page to read and try, by Swagger UI. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API of Botika</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${addressOf('swagger-ui.css')}">
<style>${STYLE}</style>
</head>
<body>
<main id="reference"><noscript>This page needs JavaScript; <a href="/api/openapi.json">the document</a> does not.</noscript></main>
<script src="${addressOf('swagger-ui-bundle.js')}"></script>
<script>${START}</script>
</body>
</html>
`

/** Serves what the page loads: read and compressed when first asked for, kept by browsers for ever. */
export function serveDocsFiles(app: FastifyInstance) {
  for (const [file, type] of Object.entries(FILES) as [keyof typeof FILES, string][]) {
    let read: ReturnType<typeof compressible> | undefined
    app.get(addressOf(file), (request, reply) => {
      read ??= compressible(readFileSync(packages.resolve(`swagger-ui-dist/${file}`)))
      reply.type(`${type}; charset=utf-8`).header('Cache-Control', 'public, max-age=31536000, immutable')
      return bytesFor(request, reply, read)
    })
  }
}
