import { type Http, asProblem, wholeOf } from '@botika/common/http/client'
import { Problem } from '@botika/common/http/problem'
import { type fetchUtils, HttpError } from 'react-admin'

type SimpleHttp = typeof fetchUtils.fetchJson

/** The house's session as ra-data-simple-rest's idea of an HTTP client. `addressOf` may change where a call goes. */
export function simpleHttp(http: Http, addressOf: (url: string, method: string) => string): SimpleHttp {
  return async (url, { method = 'GET', body, signal } = {}) => {
    const reply = await send(http, {
      url: addressOf(String(url), method),
      method,
      ...(typeof body === 'string' ? { data: JSON.parse(body) } : {}),
      ...(signal ? { signal } : {}),
    })
    return { status: reply.status, headers: new Headers(), body: '', json: reply.data }
  }
}

export async function send<T>(http: Http, config: Parameters<Http['request']>[0]) {
  try {
    const reply = await http.request<T>(config)
    // a captive portal says yes to everything, and so does an answer that was cut off
    if ((config.method ?? 'GET') === 'GET') wholeOf(reply)
    return reply
  } catch (error) {
    throw asHttpError(asProblem(error))
  }
}

/** A problem in react-admin's clothes: one text per field in `body.errors`, where forms look for it. */
export function asHttpError(problem: unknown): unknown {
  // what was superseded is no failure, and react-admin keeps quiet about it only under this name
  if ((problem as { code?: string } | null)?.code === 'ERR_CANCELED') {
    return new DOMException('Superseded', 'AbortError')
  }
  if (!(problem instanceof Problem)) return problem
  const errors = problem.errors && flattened(problem.errors)
  return new HttpError(withoutField(problem), problem.status, {
    code: problem.code,
    extra: problem.extra,
    ...(errors ? { errors } : {}),
  })
}

/** Drops the wire name in `selling_price: Must be …`; the form shows the message at its field. */
function withoutField({ message, errors }: Problem): string {
  const field = Object.keys(errors ?? {}).find((name) => message.startsWith(`${name}: `))
  return field === undefined ? message : message.slice(field.length + 2)
}

function flattened(errors: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, [text = '']]) => [field, text]))
}
