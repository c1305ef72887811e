import type { AxiosRequestConfig } from 'axios'
import { describe, expect, it, vi } from 'vitest'
import type { Http } from '../http/client'
import { session } from '../session/endpoints'
import { makeSessionClient, SESSION_PATHS, type SessionHint } from './session-client'

const ANA = { id: 1, email: 'ana@example.com', roles: [{ id: 2, name: 'seller' }] }

function memoryHint(isSet = false): SessionHint {
  let held = isSet
  return {
    has: () => held,
    set: () => {
      held = true
    },
    clear: () => {
      held = false
    },
  }
}

/** A server that knows one cookie and one valid access token at a time. */
function fakeServer({ hasCookie = false, expires_in = 3600 } = {}) {
  const state = { hasCookie, serial: 0, valid: '' }
  const seen: AxiosRequestConfig[] = []
  const refuse = (status: number) => Object.assign(new Error(`${status}`), { response: { status } })
  const issue = () => {
    state.hasCookie = true
    state.valid = `token-${++state.serial}`
    return { data: { access_token: state.valid, token_type: 'bearer', expires_in, refresh_token: 'r' } }
  }
  const http = {
    request: vi.fn<(config: AxiosRequestConfig) => Promise<unknown>>(async (config) => {
      seen.push(config)
      await Promise.resolve()
      if (config.url === SESSION_PATHS.login) return issue()
      if (config.url === SESSION_PATHS.refresh) {
        if (!state.hasCookie) throw refuse(401)
        return issue()
      }
      if (config.url === SESSION_PATHS.logout) return { data: {} }
      if (config.headers?.['Authorization'] !== `Bearer ${state.valid}`) throw refuse(401)
      return { data: config.url === SESSION_PATHS.user ? ANA : { ok: true } }
    }),
  } as unknown as Http
  const count = (path: string) => seen.filter(({ url }) => url === path).length
  return { http, state, count, seen }
}

const credentials = { email: 'ana@example.com', password: 'long enough' }

describe('the session client', () => {
  it('uses the addresses of the endpoints', () => {
    for (const [name, path] of Object.entries(SESSION_PATHS)) {
      expect(session[name as keyof typeof SESSION_PATHS].path).toBe(path)
    }
  })

  it.each(['', '{"access_token":'])(
    'takes an answer that was torn on its way, %j, for none',
    async (torn) => {
      const { http } = fakeServer()
      vi.mocked(http.request).mockResolvedValueOnce({ data: torn } as never)
      const hint = memoryHint()
      const client = makeSessionClient(http, hint)
      await expect(client.login(credentials)).rejects.toMatchObject({ name: 'Problem', code: 'unavailable' })
      expect(hint.has()).toBe(false)
      expect(await client.login(credentials)).toEqual(ANA)
    },
  )

  it('does not bother the server when nobody was ever signed in', async () => {
    const { http, seen } = fakeServer()
    expect(await makeSessionClient(http, memoryHint()).user()).toBeNull()
    expect(seen).toEqual([])
  })

  it('restores a session from the cookie, asking once for many waiters', async () => {
    const { http, count } = fakeServer({ hasCookie: true })
    const client = makeSessionClient(http, memoryHint(true))
    const [first, second] = await Promise.all([client.user(), client.user()])
    expect(first).toEqual(ANA)
    expect(second).toEqual(ANA)
    expect(count(SESSION_PATHS.refresh)).toBe(1)
    expect(count(SESSION_PATHS.user)).toBe(1)
  })

  it('refreshes once when many calls meet an ended token, and repeats each of them', async () => {
    const { http, state, count } = fakeServer()
    const client = makeSessionClient(http, memoryHint())
    await client.login(credentials)
    state.valid = 'revoked elsewhere'
    const answers = await Promise.all([1, 2, 3].map(() => client.request({ url: '/api/dashboard' })))
    expect(answers.map(({ data }) => data)).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(count(SESSION_PATHS.refresh)).toBe(1)
  })

  it('renews a token that is about to end before it is used', async () => {
    const { http, count, seen } = fakeServer({ expires_in: 10 })
    const client = makeSessionClient(http, memoryHint())
    await client.login(credentials)
    await client.request({ url: '/api/dashboard' })
    expect(count(SESSION_PATHS.refresh)).toBeGreaterThan(0)
    expect(seen.filter(({ url }) => url === '/api/dashboard')).toHaveLength(1)
  })

  it('tells its listeners when the session has ended, and forgets the hint', async () => {
    const { http, state } = fakeServer()
    const hint = memoryHint()
    const client = makeSessionClient(http, hint)
    const listener = vi.fn<(user: unknown) => void>()
    client.onChange(listener)
    await client.login(credentials)
    state.valid = 'gone'
    state.hasCookie = false
    await expect(client.request({ url: '/api/dashboard' })).rejects.toThrow('401')
    expect(listener).toHaveBeenLastCalledWith(null)
    expect(hint.has()).toBe(false)
    expect(client.known()).toBeNull()
  })

  it('forgets the person at logout even when the server cannot be reached', async () => {
    const { http } = fakeServer()
    const client = makeSessionClient(http, memoryHint())
    await client.login(credentials)
    vi.mocked(http.request).mockRejectedValueOnce(new Error('offline'))
    await client.logout()
    expect(await client.user()).toBeNull()
  })
})
