import type { AxiosRequestConfig } from 'axios'
import { describe, expect, it, vi } from 'vitest'
import type { Http } from '../http/client'
import { sessionCalls } from '../session/calls'
import { makeSessionClient, type SessionHint } from './session-client'

const ANA = { id: 1, email: 'ana@example.com', roles: [{ id: 2, name: 'seller' }] }
const BEN = { id: 2, email: 'ben@example.com', roles: [{ id: 3, name: 'customer' }] }

/** What the tabs of one browser share; a tab hears what another has changed. */
function sharedHint(isSet = false) {
  let held = isSet ? 'first' : null
  let serial = 0
  const tabs: (() => void)[] = []
  return (): SessionHint => {
    let look = () => {}
    const change = (to: string | null) => {
      held = to
      for (const other of tabs) if (other !== look) other()
    }
    return {
      has: () => held !== null,
      mark: () => held,
      set: () => change(`mark-${++serial}`),
      clear: () => held !== null && change(null),
      watch: (heard) => {
        look = heard
        tabs.push(heard)
      },
    }
  }
}

const memoryHint = (isSet = false) => sharedHint(isSet)()

/** A server that knows one cookie, and the access tokens that it has given out. */
function fakeServer({ hasCookie = false, expires_in = 3600 } = {}) {
  const state = { hasCookie, serial: 0, valid: [] as string[], who: ANA }
  const seen: AxiosRequestConfig[] = []
  const refuse = (status: number) => Object.assign(new Error(`${status}`), { response: { status } })
  const issue = () => {
    state.hasCookie = true
    const access_token = `token-${++state.serial}`
    state.valid.push(`Bearer ${access_token}`)
    return { data: { access_token, token_type: 'bearer', expires_in, refresh_token: 'r' } }
  }
  const http = {
    request: vi.fn<(config: AxiosRequestConfig) => Promise<unknown>>(async (config) => {
      seen.push(config)
      await Promise.resolve()
      if (config.url === sessionCalls.login.path) return issue()
      if (config.url === sessionCalls.refresh.path) {
        if (!state.hasCookie) throw refuse(401)
        return issue()
      }
      if (config.url === sessionCalls.logout.path) return { data: {} }
      if (!state.valid.includes(config.headers?.['Authorization'])) throw refuse(401)
      return { data: config.url === sessionCalls.user.path ? state.who : { ok: true } }
    }),
  } as unknown as Http
  const count = (path: string) => seen.filter(({ url }) => url === path).length
  return { http, state, count, seen }
}

const credentials = { email: 'ana@example.com', password: 'long enough' }

describe('the session client', () => {
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
    expect(count(sessionCalls.refresh.path)).toBe(1)
    expect(count(sessionCalls.user.path)).toBe(1)
  })

  it('refreshes once when many calls meet an ended token, and repeats each of them', async () => {
    const { http, state, count } = fakeServer()
    const client = makeSessionClient(http, memoryHint())
    await client.login(credentials)
    state.valid = []
    const answers = await Promise.all([1, 2, 3].map(() => client.request({ url: '/api/dashboard' })))
    expect(answers.map(({ data }) => data)).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(count(sessionCalls.refresh.path)).toBe(1)
  })

  it('renews a token that is about to end before it is used', async () => {
    const { http, count, seen } = fakeServer({ expires_in: 10 })
    const client = makeSessionClient(http, memoryHint())
    await client.login(credentials)
    await client.request({ url: '/api/dashboard' })
    expect(count(sessionCalls.refresh.path)).toBeGreaterThan(0)
    expect(seen.filter(({ url }) => url === '/api/dashboard')).toHaveLength(1)
  })

  it('tells its listeners when the session has ended, and forgets the hint', async () => {
    const { http, state } = fakeServer()
    const hint = memoryHint()
    const client = makeSessionClient(http, hint)
    const listener = vi.fn<(user: unknown) => void>()
    client.onChange(listener)
    await client.login(credentials)
    state.valid = []
    state.hasCookie = false
    await expect(client.request({ url: '/api/dashboard' })).rejects.toThrow('401')
    expect(listener).toHaveBeenLastCalledWith(null, false)
    expect(hint.has()).toBe(false)
    expect(client.known()).toBeNull()
  })

  it('knows whether a session has ended by itself: over a logout after it, and until the next login', async () => {
    const { http, state } = fakeServer()
    const client = makeSessionClient(http, memoryHint())
    const lose = async () => {
      state.valid = []
      state.hasCookie = false
      await client.request({ url: '/api/x' }).catch(() => undefined)
    }
    await client.login(credentials)
    expect(client.hasEnded()).toBe(false)
    await lose()
    // the screens log out whoever was refused
    await client.logout()
    expect(client.hasEnded()).toBe(true)
    await client.login(credentials)
    expect(client.hasEnded()).toBe(false)
    // what was still asked while somebody logs out is refused, too
    await Promise.all([client.logout(), lose()])
    expect(client.hasEnded()).toBe(false)
  })

  it('knows of a session that has ended while its page was closed, but of none that never was', async () => {
    const was = makeSessionClient(fakeServer().http, memoryHint(true))
    expect(await was.user()).toBeNull()
    expect(was.hasEnded()).toBe(true)
    // where nothing can be kept, every page asks
    const denied = { ...memoryHint(), has: () => true }
    const never = makeSessionClient(fakeServer().http, denied)
    expect(await never.user()).toBeNull()
    expect(never.hasEnded()).toBe(false)
  })

  it('forgets the person at logout even when the server cannot be reached', async () => {
    const { http } = fakeServer()
    const client = makeSessionClient(http, memoryHint())
    await client.login(credentials)
    vi.mocked(http.request).mockRejectedValueOnce(new Error('offline'))
    await client.logout()
    expect(await client.user()).toBeNull()
  })

  describe('in two tabs', () => {
    async function twoTabs() {
      const server = fakeServer()
      const hint = sharedHint()
      const [one, other] = [makeSessionClient(server.http, hint()), makeSessionClient(server.http, hint())]
      await one.login(credentials)
      await vi.waitFor(() => expect(other.known()).toEqual(ANA))
      const heard = vi.fn<(user: unknown, isElsewhere: boolean) => void>()
      other.onChange(heard)
      return { ...server, one, other, heard }
    }

    it('learns who has logged in in the other one, without a logout between', async () => {
      const { one, other, heard, state } = await twoTabs()
      state.who = BEN
      const own = vi.fn<(user: unknown, isElsewhere: boolean) => void>()
      one.onChange(own)
      await one.login(credentials)
      await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(BEN, true))
      expect(other.known()).toEqual(BEN)
      expect(await other.user()).toEqual(BEN)
      expect(own).toHaveBeenLastCalledWith(BEN, false)
    })

    it('does nothing of the first person in the name of the second', async () => {
      const { one, other, state, http, seen } = await twoTabs()
      state.who = BEN
      const answering = vi.mocked(http.request).getMockImplementation()!
      let isDown = false
      vi.mocked(http.request).mockImplementation((config) =>
        isDown ? Promise.reject(new Error('offline')) : answering(config),
      )
      const login = one.login(credentials)
      isDown = true
      await login.catch(() => undefined)
      await expect(other.request({ url: '/api/orders' })).rejects.toThrow('offline')
      isDown = false
      await expect(other.request({ url: '/api/orders' })).rejects.toMatchObject({ code: 'conflict' })
      expect(seen.filter(({ url }) => url === '/api/orders')).toEqual([])
      expect((await other.request({ url: '/api/dashboard' })).data).toEqual({ ok: true })
    })

    it('says that the session has ended, where the other one has only logged out and this one has not heard', async () => {
      const server = fakeServer()
      const hint = sharedHint()
      const one = makeSessionClient(server.http, hint())
      await one.login(credentials)
      const other = makeSessionClient(server.http, { ...hint(), watch: () => undefined })
      expect(await other.user()).toEqual(ANA)
      server.state.hasCookie = false
      await one.logout()
      await expect(other.request({ url: '/api/orders' })).rejects.toMatchObject({
        code: 'session_ended',
        message: 'Your session has ended. Please sign in again.',
      })
      expect(server.seen.filter(({ url }) => url === '/api/orders')).toEqual([])
      expect(other.known()).toBeNull()
    })

    it('learns of a logout in the other one', async () => {
      const { one, other, heard, state } = await twoTabs()
      state.hasCookie = false
      await one.logout()
      await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(null, true))
      expect(other.known()).toBeNull()
    })
  })

  it.each([[[]], [{}], [null], ['x'], [{ id: 1 }], [{ id: 1, roles: [null] }], [{ id: 1, roles: 'seller' }]])(
    'takes %j for no person, and asks again',
    async (answer) => {
      const { http, state } = fakeServer({ hasCookie: true })
      const client = makeSessionClient(http, memoryHint(true))
      state.who = answer as unknown as typeof ANA
      await expect(client.user()).rejects.toMatchObject({ code: 'unavailable' })
      expect(client.known()).toBeNull()
      state.who = ANA
      await expect(client.user()).resolves.toEqual(ANA)
    },
  )

  it('takes an answer without tokens for none of the service', async () => {
    const request = () => Promise.resolve({ data: {} })
    const client = makeSessionClient({ request } as unknown as Http, memoryHint(true))
    await expect(client.user()).rejects.toMatchObject({ code: 'unavailable' })
    await expect(client.login(credentials)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
