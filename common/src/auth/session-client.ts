import * as messages from '../messages/problem'
import { phrase } from '../messages/reader'
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
  login(credentials: { email: string; password: string; otp?: string }): Promise<User>
  logout(): Promise<void>
  /** Who is signed in, or null; asks the server once and remembers. */
  user(): Promise<User | null>
  known(): User | null
  /** Whether somebody was signed in until the server would not have it any more: nobody logged out. */
  hasEnded(): boolean
  /** Forgets what is remembered about the person, for example after they changed their name. */
  forget(): void
  onChange(listener: Listener): () => void
}

type Listener = (user: User | null, isElsewhere: boolean) => void

// an access token is renewed before it ends, so that no call has to fail first
const RENEW_BEFORE_MS = 30_000

/** The login that a page goes by, as far as the page knows it; other tabs share it and may change it at any time. */
class PageLogin {
  token: { value: string; endsAt: number } | null = null
  refreshing: Promise<boolean> | null = null
  asking: Promise<User | null> | null = null
  person: User | null = null
  /** Counts the logins that this page has gone by: what was asked under an earlier one counts no more. */
  turn = 0
  /** True when another tab has signed in or out, and who is there now is not known yet. */
  isUnsure = false
  hasEnded = false
  isLeaving = false
  readonly listeners = new Set<Listener>()
  readonly #hint: SessionHint
  #mark: string | null

  constructor(hint: SessionHint) {
    this.#hint = hint
    this.#mark = hint.mark()
  }

  announce() {
    const isElsewhere = this.isUnsure
    this.isUnsure = false
    this.listeners.forEach((listener) => listener(this.person, isElsewhere))
  }

  begin(tokens: Tokens) {
    this.#hint.set()
    this.keep(tokens)
    this.turn++
    this.isUnsure = false
    this.refreshing = null
    this.asking = null
  }

  keep(tokens: Tokens) {
    this.token = { value: tokens.access_token, endsAt: Date.now() + tokens.expires_in * 1000 }
    if (!this.#hint.has()) this.#hint.set()
    this.#mark = this.#hint.mark()
    this.hasEnded = false
  }

  end(isRefused = false) {
    const had = this.person !== null
    if (had || this.#mark !== null) this.hasEnded = isRefused && !this.isLeaving
    this.token = null
    this.asking = null
    this.person = null
    this.#hint.clear()
    this.#mark = this.#hint.mark()
    if (had) this.announce()
    this.isUnsure = false
  }

  /** Drops what belonged to a login that another tab has replaced or ended; true when there was such a change. */
  hasMoved(): boolean {
    const now = this.#hint.mark()
    if (now === this.#mark) return false
    this.#mark = now
    this.turn++
    this.token = null
    this.refreshing = null
    this.asking = null
    this.isUnsure = true
    return true
  }

  /** True where a call had better refresh first. */
  isStale(): boolean {
    return this.token ? this.token.endsAt - Date.now() < RENEW_BEFORE_MS : this.#hint.has()
  }
}

export function makeSessionClient(http: Http, hint: SessionHint = browserHint()): SessionClient {
  const page = new PageLogin(hint)
  const post = <T>(path: string, data: unknown = {}) => http.request<T>({ method: 'POST', url: path, data })

  hint.watch(() => {
    // who cannot be asked now is asked before the next call
    if (page.hasMoved()) void user().catch(expected('The next call asks again'))
  })

  function refresh(): Promise<boolean> {
    if (page.refreshing) return page.refreshing
    const asOf = page.turn
    const mine = post<Tokens>(sessionCalls.refresh.path)
      .then(
        (reply) => {
          if (asOf !== page.turn) return page.token !== null || refresh()
          page.keep(tokensOf(reply))
          return true
        },
        (error) => {
          if (asOf !== page.turn) return page.token !== null || refresh()
          if (statusOf(error) !== 401) throw error
          page.end(true)
          return false
        },
      )
      .finally(() => {
        if (page.refreshing === mine) page.refreshing = null
      })
    page.refreshing = mine
    return mine
  }

  /** What somebody did is not done in the name of whoever came after them. */
  async function checkPerson() {
    page.hasMoved()
    if (!page.isUnsure) return
    const before = page.person
    const now = await user()
    if (!before || before.id === now?.id) return
    if (!now) throw sessionEnded()
    throw new Problem('conflict', phrase(messages.loggedInElsewhere))
  }

  async function request<T>(config: AxiosRequestConfig): Promise<AxiosResponse<T>> {
    if (config.url !== sessionCalls.user.path) await checkPerson()
    if (page.isStale()) await refresh()
    const sent = page.token?.value
    try {
      return await http.request<T>(signed(config, sent))
    } catch (error) {
      const isRefused = statusOf(error) === 401 && sent !== undefined
      if (!isRefused) throw error
      const isFresh = (page.token !== null && page.token.value !== sent) || (await refresh())
      if (!isFresh) throw error
      return await http.request<T>(signed(config, page.token?.value))
    }
  }

  async function ask(): Promise<User | null> {
    const asOf = page.turn
    if (!page.token && !hint.has()) {
      if (page.isUnsure) page.end()
      return null
    }
    try {
      const found = personOf(await request<User>({ method: 'POST', url: sessionCalls.user.path, data: {} }))
      if (asOf !== page.turn) return user()
      page.person = found
      page.announce()
      return page.person
    } catch (error) {
      if (asOf !== page.turn) return user()
      if (statusOf(error) !== 401) throw asProblem(error)
      page.end(true)
      return null
    }
  }

  function user(): Promise<User | null> {
    page.asking ??= ask().catch((error: unknown) => {
      page.asking = null
      throw error
    })
    return page.asking
  }

  return {
    request,
    call: makeClient({ request }),
    user,
    known: () => page.person,
    hasEnded: () => page.hasEnded,
    forget: () => {
      page.asking = null
    },
    async login(credentials) {
      try {
        page.begin(tokensOf(await post<Tokens>(sessionCalls.login.path, credentials)))
      } catch (error) {
        throw asProblem(error)
      }
      const signedIn = await user()
      if (!signedIn) throw sessionEnded()
      return signedIn
    },
    async logout() {
      // whatever the server says, this browser forgets
      page.isLeaving = true
      await post(sessionCalls.logout.path).catch(expected('This browser forgets, whatever the server says'))
      page.isLeaving = false
      page.end()
    },
    onChange(listener) {
      page.listeners.add(listener)
      return () => page.listeners.delete(listener)
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

const sessionEnded = () => new Problem('session_ended', phrase(messages.signInAgain))

function signed(config: AxiosRequestConfig, token: string | undefined): AxiosRequestConfig {
  if (token === undefined) return config
  return { ...config, headers: { ...config.headers, Authorization: `Bearer ${token}` } }
}

function statusOf(error: unknown): number | undefined {
  return (error as { response?: { status?: number } } | null)?.response?.status
}
