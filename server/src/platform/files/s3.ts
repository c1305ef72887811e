import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import { AwsClient } from 'aws4fetch'
import { decodeXML } from 'entities'
import { createHash } from 'node:crypto'
import { type FileStore, isStoreName, mustBeName } from './store'

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

const TRIES_AGAIN = 2
const PATIENCE_MS = 15_000

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const EMPTY = hashOf('')

/** Files in a bucket of any service that speaks S3: AWS, R2, MinIO, Spaces, B2. Requests are signed (version 4). */
export function s3Store({ endpoint, bucket, prefix, ...account }: S3Settings): FileStore {
  const client = new AwsClient({ ...account, service: 's3', retries: TRIES_AGAIN })
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/`
  const addressOf = (name: string) =>
    base + `${prefix}${mustBeName(name)}`.split('/').map(encodeURIComponent).join('/')

  async function ask(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    address: string,
    body?: Buffer,
    mime?: string,
  ) {
    const answer = await client
      .fetch(address, {
        method,
        headers: {
          'x-amz-content-sha256': body ? hashOf(body) : EMPTY,
          ...(mime === undefined ? {} : { 'content-type': mime }),
        },
        ...(body ? { body: new Uint8Array(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      .catch((cause: unknown) => {
        throw away(cause)
      })
    if (answer.ok) return answer
    // the answer names bucket and key, which is nobody's business; its code says enough
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? 'no code'
    if (answer.status === 404 && code !== 'NoSuchBucket') return null
    throw away(new Error(`The file store answered ${answer.status} (${code}) to ${method}`))
  }

  return {
    async put(name, bytes, mime) {
      if (!(await ask('PUT', addressOf(name), bytes, mime)))
        throw away(new Error('The file store kept nothing'))
    },

    async get(name) {
      const answer = await ask('GET', addressOf(name))
      return answer && Buffer.from(await answer.arrayBuffer())
    },

    async age(name) {
      const answer = await ask('HEAD', addressOf(name))
      const written = Date.parse(answer?.headers.get('last-modified') ?? '')
      return answer && (Number.isNaN(written) ? 0 : written)
    },

    async remove(name) {
      await ask('DELETE', addressOf(name))
    },

    async list() {
      const names: string[] = []
      for (let token: string | undefined = ''; token !== undefined;) {
        const asked: URLSearchParams = new URLSearchParams({
          ...(token ? { 'continuation-token': token } : {}),
          'list-type': '2',
          prefix,
        })
        const text: string = (await (await ask('GET', `${base}?${asked}`))?.text()) ?? ''
        for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g))
          names.push(decodeXML(key).slice(prefix.length))
        const [, next] = /<NextContinuationToken>([^<]+)</.exec(text) ?? []
        token = next && decodeXML(next)
      }
      return names.filter(isStoreName)
    },
  }
}

const away = (cause: unknown) =>
  new Problem('unavailable', phrase(messages.picturesUnavailable), {
    retryAfter: 10,
    cause,
  })
