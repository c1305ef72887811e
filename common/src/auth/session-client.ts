import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { asProblem, type Http, makeClient, wholeOf } from '../http/client'
import type { Call } from '../http/endpoint'
import { Problem } from '../http/problem'
import type { Tokens, User } from '../session/endpoints'
import { browserHint, type SessionHint } from './session-hint'

export { browserHint, type SessionHint } from './session-hint'

/**
 * The session's four calls. They are spelled out (and held to the endpoints by a test) so that a page that only
 * wants to know who is signed in does not load every schema.
 */
export const SESSION_PATHS = {
  login: '/api/auth/login',
  refresh: '/api/auth/refresh',
  logout: '/api/auth/logout',
  user: '/api/auth/user',
} as const

/** One browser's session: access token in memory, refresh token in a cookie that scripts cannot read. */
export interface SessionClient extends Http {
  /** Calls endpoints with the bearer token; an expired one is refreshed once, however many calls wait for it. */
  call: Call
  login(credentials: { email: string; password: string }): Promise<User>
  logout(): Promise<void>
  /** Who is signed in, or null; asks the server once and remembers. */
  user(): Promise<User | null>
  /** Who was signed in when last asked, without asking. */
  known(): User | null
  /** Forgets what is remembered about the person, for example after they changed their name. */
  forget(): void
  /** Tells when somebody has signed in or out; the answer ends it. */
  onChange(listener: (user: User | null) => void): () => void
}

// an access token is renewed before it ends, so that no call has to fail first
const RENEW_BEFORE_MS = 30_000

export function makeSessionClient(http: Http, hint: SessionHint = browserHint()): SessionClient {
  let token: { value: string; endsAt: number } | null = null
  let refreshing: Promise<boolean> | null = null
  let asking: Promise<User | null> | null = null
  let person: User | null = null
  const listeners = new Set<(user: User | null) => void>()

  const post = <T>(path: string, data: unknown = {}) => http.request<T>({ method: 'POST', url: path, data })
  const announce = () => listeners.forEach((listener) => listener(person))

  function keep(tokens: Tokens) {
    token = { value: tokens.access_token, endsAt: Date.now() + tokens.expires_in * 1000 }
    hint.set()
  }

  function end() {
    const had = person !== null
    token = null
    asking = null
    person = null
    hint.clear()
    if (had) announce()
  }

  /** True when there is a fresh token; false when the session has ended. Other failures are thrown. */
  function refresh(): Promise<boolean> {
    refreshing ??= post<Tokens>(SESSION_PATHS.refresh)
      .then(
        (reply) => {
          keep(wholeOf(reply))
          return true
        },
        (error) => {
          if (statusOf(error) !== 401) throw error
          end()
          return false
        },
      )
      .finally(() => {
        refreshing = null
      })
    return refreshing
  }

  async function request<T>(config: AxiosRequestConfig): Promise<AxiosResponse<T>> {
    const isStale = token ? token.endsAt - Date.now() < RENEW_BEFORE_MS : hint.has()
    if (isStale) await refresh()
    const sent = token?.value
    try {
      return await http.request<T>(signed(config, sent))
    } catch (error) {
      const isRefused = statusOf(error) === 401 && sent !== undefined
      if (!isRefused) throw error
      const isFresh = (token !== null && token.value !== sent) || (await refresh())
      if (!isFresh) throw error
      return await http.request<T>(signed(config, token?.value))
    }
  }

  async function ask(): Promise<User | null> {
    if (!token && !hint.has()) return null
    try {
      person = wholeOf(await request<User>({ method: 'POST', url: SESSION_PATHS.user, data: {} }))
      announce()
      return person
    } catch (error) {
      if (statusOf(error) !== 401) throw asProblem(error)
      end()
      return null
    }
  }

  function user(): Promise<User | null> {
    asking ??= ask().catch((error: unknown) => {
      asking = null
      throw error
    })
    return asking
  }

  return {
    request,
    call: makeClient({ request }),
    user,
    known: () => person,
    forget: () => {
      asking = null
    },
    async login(credentials) {
      try {
        keep(wholeOf(await post<Tokens>(SESSION_PATHS.login, credentials)))
      } catch (error) {
        throw asProblem(error)
      }
      asking = null
      const signedIn = await user()
      if (!signedIn) throw new Problem('session_ended', 'Your session has ended. Please sign in again.')
      return signedIn
    },
    async logout() {
      // whatever the server says, this browser forgets
      await post(SESSION_PATHS.logout).catch(() => undefined)
      end()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function signed(config: AxiosRequestConfig, token: string | undefined): AxiosRequestConfig {
  if (token === undefined) return config
  return { ...config, headers: { ...config.headers, Authorization: `Bearer ${token}` } }
}

function statusOf(error: unknown): number | undefined {
  return (error as { response?: { status?: number } } | null)?.response?.status
}
