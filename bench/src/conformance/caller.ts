import { fillPath } from '@botika/common/http/call'
import type { Endpoint, InputOf, ReplyOf } from '@botika/common/http/endpoint'
import * as z from 'zod'
import { nameOf } from '../contract'

interface Options {
  /** An access token. */
  as?: string
  idempotencyKey?: string
}

/** Calls an endpoint and holds the answer to what is declared of it; throws where it differs. */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: Options,
) => Promise<ReplyOf<E>>

/** What was found out about each call so far: null for as declared, else what was wrong. */
export type Ledger = Map<string, string | null>

class Differs extends Error {}

/** A client that checks status, content type and every field of the reply. */
export function makeAsk(base: string, ledger: Ledger): Ask {
  return async (endpoint, input, options = {}) => {
    const name = nameOf(endpoint)
    try {
      const reply = await askOnce(base, endpoint, input as Input, options)
      if (!ledger.get(name)) ledger.set(name, null)
      return reply as ReplyOf<typeof endpoint>
    } catch (error) {
      ledger.set(name, error instanceof Error ? error.message : String(error))
      throw error
    }
  }
}

type Values = Record<string, unknown> | undefined
interface Input {
  params?: Values
  query?: Values
  body?: Values
}

async function askOnce(base: string, endpoint: Endpoint, { params, query, body }: Input, options: Options) {
  const url = new URL(fillPath(endpoint.path, params), base)
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, String(one))
  const isForm =
    endpoint.bodyKind === 'multipart' && Object.values(body ?? {}).some((one) => one instanceof File)
  const answer = await fetch(url, {
    method: endpoint.method,
    headers: {
      ...(options.as ? { authorization: `Bearer ${options.as}` } : {}),
      ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? formOf(body) : JSON.stringify(body) } : {}),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const wanted = endpoint.status ?? 200
  if (answer.status !== wanted)
    throw new Differs(`answered ${answer.status} instead of ${wanted}: ${bytes.toString().slice(0, 300)}`)
  const type = answer.headers.get('content-type') ?? ''
  const isBinary = endpoint.replyType === 'application/octet-stream'
  const wantedType = endpoint.replyType ?? 'application/json'
  if (!isBinary && !type.startsWith(wantedType.split(';')[0] ?? ''))
    throw new Differs(`answered ${type} instead of ${wantedType}`)
  if (isBinary) return bytes
  return checked(endpoint, endpoint.replyType ? bytes.toString() : JSON.parse(bytes.toString()))
}

function checked(endpoint: Endpoint, reply: unknown): unknown {
  const read = z.safeParse(endpoint.reply, reply)
  if (!read.success) throw new Differs(`the reply is not as declared: ${z.prettifyError(read.error)}`)
  return read.data
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    if (value instanceof File) form.append(name, value)
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}
