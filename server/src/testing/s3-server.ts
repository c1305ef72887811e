import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const S3_ACCOUNT = {
  accessKeyId: 'test-key',
  secretAccessKey: 'a secret for tests',
  region: 'ap-southeast-1',
}
export const S3_BUCKET = 'botika-files'

const hmac = (key: string | Buffer, words: string) => createHmac('sha256', key).update(words).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The signature (version 4) that a request should have, worked out from what arrived. */
function signatureOf(request: IncomingMessage, scope: string, signedHeaders: string): string {
  const [pathname = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    pathname,
    query,
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const words = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const [date = '', region = '', service = '', last = ''] = scope.split('/')
  const key = [region, service, last].reduce<Buffer>(hmac, hmac(`AWS4${S3_ACCOUNT.secretAccessKey}`, date))
  return createHmac('sha256', key).update(words).digest('hex')
}

function refusalOf(request: IncomingMessage, body: Buffer): string | null {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
    request.headers.authorization ?? '',
  )
  if (!parts) return 'AccessDenied'
  const [, id, scope = '', signedHeaders = '', signature] = parts
  if (id !== S3_ACCOUNT.accessKeyId) return 'InvalidAccessKeyId'
  if (signatureOf(request, scope, signedHeaders) !== signature) return 'SignatureDoesNotMatch'
  return request.headers['x-amz-content-sha256'] === sha256(body) ? null : 'XAmzContentSHA256Mismatch'
}

/** A small S3 service on this machine that checks every signature and keeps files in memory. */
export async function anS3Server() {
  const files = new Map<string, { bytes: Buffer; mime: string; at: Date }>()
  let failures = 0
  /** Two names at a time, so that whoever asks has to go on. */
  function listOf(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const names = [...files.keys()].filter(
      (name) => name.startsWith(query.get('prefix') ?? '') && name > after,
    )
    const page = names.sort().slice(0, 2)
    const next = names.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<ListBucketResult>${next}${page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}</ListBucketResult>`
  }
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const answer = (status: number, code: string) =>
      reply
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`)
    if (failures > 0) {
      failures--
      return answer(503, 'SlowDown')
    }
    const refusal = refusalOf(request, body)
    if (refusal) return answer(403, refusal)
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost')
    const [, bucket = '', ...rest] = decodeURIComponent(pathname).split('/')
    const name = rest.join('/')
    if (bucket !== S3_BUCKET) return answer(404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      files.set(name, { bytes: body, mime: request.headers['content-type'] ?? '', at: new Date() })
      return reply.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      files.delete(name)
      return reply.writeHead(204).end()
    }
    if (query.has('list-type')) return reply.writeHead(200).end(listOf(query))
    const file = files.get(name)
    if (!file) return answer(404, 'NoSuchKey')
    reply.writeHead(200, {
      'content-type': file.mime,
      'content-length': file.bytes.length,
      'last-modified': file.at.toUTCString(),
    })
    return reply.end(request.method === 'HEAD' ? undefined : file.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    files,
    /** Has the service fail so many times. */
    fail: (times: number) => void (failures = times),
    /** Settings that point an application at this service. */
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET,
      S3_REGION: S3_ACCOUNT.region,
      S3_ACCESS_KEY_ID: S3_ACCOUNT.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_ACCOUNT.secretAccessKey,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
