import * as messages from '../messages/problem'
import { phrase } from '../messages/reader'
import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { fillPath } from './call'
import type { Call, CallOptions, Endpoint, InputOf, ReplyOf } from './endpoint'
import { Problem } from './problem'

function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue
    if (value instanceof File) form.append(key, value)
    else form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

function toSearch(query: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(key, String(one))
    }
  }
  return search
}

/** What sends requests: an axios instance, or something that stands before one. */
export interface Http {
  request<T = unknown>(config: AxiosRequestConfig): Promise<AxiosResponse<T>>
}

export function makeClient(http: Http): Call {
  return async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<ReplyOf<E>> => {
    const { params, query, body } = input as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: Record<string, unknown>
    }
    try {
      const reply = await http.request({
        method: endpoint.method,
        url: fillPath(endpoint.path, params),
        params: query ? toSearch(query) : undefined,
        data: body && endpoint.bodyKind === 'multipart' ? toForm(body) : body,
        // without a body axios would announce a form, and the server would look for one
        headers: {
          ...(body ? {} : { 'Content-Type': undefined }),
          ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
        },
        ...(endpoint.replyType && !endpoint.replyType.startsWith('text/') ? { responseType: 'blob' } : {}),
        ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.onUpload ? { onUploadProgress: (event) => options.onUpload?.(event.progress ?? 0) } : {}),
      })
      return (endpoint.replyType ? reply.data : wholeOf(reply)) as ReplyOf<E>
    } catch (error) {
      throw asProblem(error)
    }
  }
}

/** What was answered. Of an answer that was torn on its way the status may be all that came: what it did is uncertain. */
export function wholeOf<T>({ data }: Pick<AxiosResponse<T>, 'data'>): T {
  if (typeof data !== 'object' || data === null) throw unreached()
  return data
}

export const unreached = (cause?: unknown) =>
  new Problem('unavailable', phrase(messages.unreached), { cause })

/** Turns whatever axios throws into a `Problem`; a cancelled request stays what it is. */
export function asProblem(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('isAxiosError' in error)) return error
  const { response, code } = error as { response?: { data: unknown; status: number }; code?: string }
  if (code === 'ERR_CANCELED') return error
  if (!response) return unreached(error)
  return Problem.fromBody(response.data, response.status)
}
