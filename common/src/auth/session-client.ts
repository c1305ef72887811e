import { expected } from '../expected'
import type { AxiosRequestConfig, AxiosResponse } from 'axios'
import { asProblem, type Http, makeClient, unreached, wholeOf } from '../http/client'
import type { Call } from '../http/endpoint'
import { Problem } from '../http/problem'
import { sessionCalls } from '../session/calls'
import type { Tokens, User } from '../session/endpoints'
import { browserHint, type SessionHint } from './session-hint'

export type { SessionHint } from './session-hint'

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
  /** Whether somebody was signed in until the server would not have it any more: nobody logged out. */
  hasEnded(): boolean
  /** Forgets what is remembered about the person, for example after they changed their name. */
  forget(): void
  /** Tells when somebody has signed in or out, here or in another tab; the answer ends it. */
  onChange(listener: Listener): () => void
}

type Listener = (user: User | null, isElsewhere: boolean) => void

// an access token is renewed before it ends, so that no call has to fail first
const RENEW_BEFORE_MS = 30_000

export function makeSessionClient(http: Http, hint: SessionHint = browserHint()): SessionClient {
  let token: { value: string; endsAt: number } | null = null
  let refreshing: Promise<boolean> | null = null
  let asking: Promise<User | null> | null = null
  let person: User | null = null
  // which login this page goes by
  let mark = hint.mark()
  // counts the logins that this page has gone by: what was asked under an earlier one counts no more
  let turn = 0
  // another tab has signed in or out, and who is there now is not known yet
  let isUnsure = false
  let hasEnded = false
  let isLeaving = false
  const listeners = new Set<Listener>()

  const post = <T>(path: string, data: unknown = {}) => http.request<T>({ method: 'POST', url: path, data })

  function announce() {
    const isElsewhere = isUnsure
    isUnsure = false
    listeners.forEach((listener) => listener(person, isElsewhere))
  }

  function keep(tokens: Tokens, isLogin = false) {
    token = { value: tokens.access_token, endsAt: Date.now() + tokens.expires_in * 1000 }
    if (isLogin || !hint.has()) hint.set()
    mark = hint.mark()
    hasEnded = false
  }

  function end(isRefused = false) {
    const had = person !== null
    if (had || mark !== null) hasEnded = isRefused && !isLeaving
    token = null
    asking = null
    person = null
    hint.clear()
    mark = hint.mark()
    if (had) announce()
    isUnsure = false
  }

  /** Drops what belonged to a login that another tab has replaced or ended; true when there was such a change. */
  function hasMoved(): boolean {
    const now = hint.mark()
    if (now === mark) return false
    mark = now
    turn++
    token = null
    refreshing = null
    asking = null
    isUnsure = true
    return true
  }

  hint.watch(() => {
    // who cannot be asked now is asked before the next call
    if (hasMoved()) void user().catch(expected('The next call asks again'))
  })

  /** True when there is a fresh token; false when the session has ended. Other failures are thrown. */
  function refresh(): Promise<boolean> {
    if (refreshing) return refreshing
    const asOf = turn
    const mine = post<Tokens>(sessionCalls.refresh.path)
      .then(
        (reply) => {
          if (asOf !== turn) return token !== null || refresh()
          keep(tokensOf(reply))
          return true
        },
        (error) => {
          if (asOf !== turn) return token !== null || refresh()
          if (statusOf(error) !== 401) throw error
          end(true)
          return false
        },
      )
      .finally(() => {
        if (refreshing === mine) refreshing = null
      })
    refreshing = mine
    return mine
  }

  /** What somebody did is not done in the name of whoever came after them. */
  async function checkPerson() {
    hasMoved()
    if (!isUnsure) return
    const before = person
    const now = await user()
    if (!before || before.id === now?.id) return
    if (!now) throw sessionEnded()
    throw new Problem('conflict', 'Somebody else has logged in meanwhile, in another tab.')
  }

  async function request<T>(config: AxiosRequestConfig): Promise<AxiosResponse<T>> {
    if (config.url !== sessionCalls.user.path) await checkPerson()
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
    const asOf = turn
    if (!token && !hint.has()) {
      if (isUnsure) end()
      return null
    }
    try {
      const found = personOf(await request<User>({ method: 'POST', url: sessionCalls.user.path, data: {} }))
      if (asOf !== turn) return user()
      person = found
      announce()
      return person
    } catch (error) {
      if (asOf !== turn) return user()
      if (statusOf(error) !== 401) throw asProblem(error)
      end(true)
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
    hasEnded: () => hasEnded,
    forget: () => {
      asking = null
    },
    async login(credentials) {
      try {
        keep(tokensOf(await post<Tokens>(sessionCalls.login.path, credentials)), true)
      } catch (error) {
        throw asProblem(error)
      }
      turn++
      isUnsure = false
      refreshing = null
      asking = null
      const signedIn = await user()
      if (!signedIn) throw sessionEnded()
      return signedIn
    },
    async logout() {
      // whatever the server says, this browser forgets
      isLeaving = true
      await post(sessionCalls.logout.path).catch(expected('This browser forgets, whatever the server says'))
      isLeaving = false
      end()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Reply<T> = Pick<AxiosResponse<T>, 'data'>

// spelled out, as the paths are: nobody is let in on the word of something that is not the service

function tokensOf(reply: Reply<Tokens>): Tokens {
  const tokens = wholeOf(reply)
  if (typeof tokens.access_token !== 'string' || typeof tokens.expires_in !== 'number') throw unreached()
  return tokens
}

function personOf(reply: Reply<User>): User {
  const person = wholeOf(reply)
  const hasRoles = Array.isArray(person.roles) && person.roles.every((role) => typeof role?.name === 'string')
  if (typeof person.id !== 'number' || !hasRoles) throw unreached()
  return person
}

const sessionEnded = () => new Problem('session_ended', 'Your session has ended. Please sign in again.')

function signed(config: AxiosRequestConfig, token: string | undefined): AxiosRequestConfig {
  if (token === undefined) return config
  return { ...config, headers: { ...config.headers, Authorization: `Bearer ${token}` } }
}

function statusOf(error: unknown): number | undefined {
  return (error as { response?: { status?: number } } | null)?.response?.status
}
