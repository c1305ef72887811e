import { fillPath } from '@botika/common/http/call'
import type { CallOptions, Endpoint, InputOf, ReplyOf } from '@botika/common/http/endpoint'
import { Problem } from '@botika/common/http/problem'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Composed, compose } from '../app/compose'
import type { Database } from '../platform/db/client'
import { type Env, readEnv } from '../platform/lib/env'
import type { TestDatabase } from './database'

/** Who calls: an access token from `signIn`, or nobody. */
interface WorldCallOptions extends CallOptions {
  as?: string | undefined
  headers?: Record<string, string>
}

export interface RawAnswer {
  status: number
  headers: Record<string, unknown>
  body: Buffer
  json: unknown
}

/** The real application on a database of its own. */
export interface World extends Composed {
  db: Database
  env: Env
  connectionString: string
  /** Calls an endpoint as a client would; throws the `Problem` that the server answered. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: WorldCallOptions): Promise<ReplyOf<E>>
  /** The same, with status and headers, and without throwing. */
  ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: WorldCallOptions): Promise<RawAnswer>
  /** An access token for a user. */
  signIn(user: { id: number }): Promise<string>
  close(): Promise<void>
}

/** Boots the application on a migrated database; `settings` are environment variables. */
export async function worldOn(database: TestDatabase, settings: Record<string, string> = {}): Promise<World> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'botika-world-'))
  const env = readEnv({
    NODE_ENV: 'test',
    BOTIKA_DATA: dataDir,
    BOTIKA_LOG: 'silent',
    BOTIKA_RATE_LIMIT: '0',
    BOTIKA_CAPTCHA: '0',
    BOTIKA_WEB: '0',
    BOTIKA_SECRET: 'a key for tests that is long enough to sign with',
    ...settings,
  })
  const composed = await compose({ env, db: database.db })
  await composed.app.ready()

  const ask: World['ask'] = async (endpoint, input, options = {}) => {
    const { params, query, body } = input as Record<
      'params' | 'query' | 'body',
      Record<string, unknown> | undefined
    >
    const sent = body && (await encode(body, endpoint.bodyKind === 'multipart'))
    const answer = await composed.app.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      query: textOf(query),
      headers: {
        ...(options.as ? { authorization: `Bearer ${options.as}` } : {}),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        ...(sent ? { 'content-type': sent.type } : {}),
        ...options.headers,
      },
      ...(sent ? { payload: sent.bytes } : {}),
    })
    const isJson = String(answer.headers['content-type'] ?? '').includes('json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.rawPayload,
      json: isJson && answer.body !== '' ? JSON.parse(answer.body) : undefined,
    }
  }

  return {
    ...composed,
    db: database.db,
    env,
    connectionString: database.connectionString,
    ask,
    async call(endpoint, input, options) {
      const answer = await ask(endpoint, input, options)
      if (answer.status >= 400) throw Problem.fromBody(answer.json, answer.status)
      return (answer.json === undefined ? answer.body : answer.json) as ReplyOf<typeof endpoint>
    },
    signIn: async (user) => (await composed.sessions.start(user.id)).access_token,
    async close() {
      await composed.app.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function encode(body: Record<string, unknown>, isForm: boolean) {
  if (!isForm || !Object.values(body).some((value) => value instanceof File))
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    if (value instanceof File) form.append(key, value)
    else form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  const encoded = new Response(form)
  return {
    type: encoded.headers.get('content-type') ?? '',
    bytes: Buffer.from(await encoded.arrayBuffer()),
  }
}

function textOf(query: Record<string, unknown> = {}): Record<string, string | string[]> {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  )
}
