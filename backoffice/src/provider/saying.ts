import { HttpError } from 'react-admin'
import type { BotikaDataProvider } from './data-provider'

/** The same provider, whose refusals speak the reader's language, so that no screen has to think of it. */
export function saying(provider: BotikaDataProvider, say: (english: string) => string): BotikaDataProvider {
  const translated = Object.entries(provider).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'function'
      ? async (...asked: unknown[]) => {
          try {
            return await (value as (...asked: unknown[]) => unknown)(...asked)
          } catch (problem) {
            throw told(problem, say)
          }
        }
      : value,
  ])
  return Object.fromEntries(translated) as BotikaDataProvider
}

function told(problem: unknown, say: (english: string) => string): unknown {
  // a superseded request is known by its name, and says nothing to anybody
  if (!(problem instanceof Error) || problem.name === 'AbortError') return problem
  if (!(problem instanceof HttpError)) return new Error(say(problem.message), { cause: problem })
  const body = problem.body as { errors?: Record<string, string> } | null
  return new HttpError(say(problem.message), problem.status, {
    ...body,
    ...(body?.errors ? { errors: mapped(body.errors, say) } : {}),
  })
}

const mapped = (texts: Record<string, string>, say: (english: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, say(text)]))
