import { HINT_KEY } from '@botika/common/auth/session-hint'
import { makeSessionClient } from '@botika/common/auth/session-client'
import { sessionCalls } from '@botika/common/session/calls'
import type { Http } from '@botika/common/http/client'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStartup } from './startup'

const page = await readFile(path.join(import.meta.dirname, '../../index.html'), 'utf8')
const head = [...page.matchAll(/<script>(.*?)<\/script>/gs)]
  .map(([, script]) => script)
  .find((one) => one?.includes('botikaStartup'))

const TOKENS = { access_token: 'early', token_type: 'bearer', expires_in: 3600, refresh_token: 'r' }
const ANA = { id: 1, email: 'ana@example.com', roles: [{ id: 2, name: 'seller' }] }
const LIST = { data: [{ id: 7 }], total: 1, current_page: 1, last_page: 1 }
const PRODUCTS = { url: '/api/products', params: { page: '1', per_page: '25' } }
const ADDRESS = '/api/products?page=1&per_page=25'

/** The page's head as a browser runs it, with a server that answers so. */
function runHead(answer: (path: string, headers: Record<string, string>) => Response) {
  const ask = vi.fn<typeof fetch>(async (input, init) =>
    answer(String(input), init?.headers as Record<string, string>),
  )
  vi.stubGlobal('fetch', ask)
  runInThisContext(head ?? '')
  return ask
}

const usual = (address: string) =>
  Response.json({ [sessionCalls.refresh.path]: TOKENS, [sessionCalls.user.path]: ANA }[address] ?? LIST)

/** What runs when the scripts have come. */
function later() {
  const request = vi.fn<Http['request']>(
    async ({ url }) =>
      ({
        data: url === sessionCalls.user.path ? ANA : url === sessionCalls.refresh.path ? TOKENS : LIST,
      }) as never,
  )
  const startup = makeStartup()
  return { request, startup, session: makeSessionClient(startup.before({ request } as Http)) }
}

/** A page at an address whose screen asked for products, the last time that it was opened. */
async function openBefore(address = '/seller/products') {
  window.history.replaceState(null, '', address)
  runHead(usual)
  const { session } = later()
  await session.user()
  await session.request(PRODUCTS)
}

beforeEach(() => localStorage.setItem(HINT_KEY, 'first'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  window.botikaStartup = undefined
})

it('knows who is here from the calls of the page’s head', async () => {
  const fetched = runHead(usual)
  const { request, session } = later()
  expect(await session.user()).toEqual(ANA)
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    sessionCalls.refresh.path,
    sessionCalls.user.path,
  ])
  expect(fetched.mock.calls[1]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer early' })
  expect(request).not.toHaveBeenCalled()
  await session.request({ method: 'GET', url: '/api/products' })
  expect(request.mock.calls[0]?.[0].headers).toMatchObject({ Authorization: 'Bearer early' })
})

it('asks anew what failed there', async () => {
  runHead(() => new Response(null, { status: 502 }))
  const { request, session } = later()
  expect(await session.user()).toEqual(ANA)
  expect(request.mock.calls.map(([{ url }]) => url)).toEqual([
    sessionCalls.refresh.path,
    sessionCalls.user.path,
  ])
})

it('asks anew what did not come in time', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
  const ask = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_, refuse) => init?.signal?.addEventListener('abort', () => refuse(new Error('late')))),
  )
  vi.stubGlobal('fetch', ask)
  runInThisContext(head ?? '')
  const { session } = later()
  const asking = session.user()
  patience.abort()
  expect(await asking).toEqual(ANA)
})

it('takes no answer that was given to another login', async () => {
  runHead(() => Response.json(TOKENS))
  localStorage.setItem(HINT_KEY, 'second')
  const { request, session } = later()
  await session.user()
  expect(request).toHaveBeenCalledTimes(2)
})

it('asks nothing ahead where nobody has signed in', () => {
  localStorage.clear()
  expect(runHead(usual)).not.toHaveBeenCalled()
  expect(window.botikaStartup).toBeUndefined()
})

it('fetches ahead what the screen at the same address fetched the last time, and uses each answer once', async () => {
  await openBefore()
  const fetched = runHead(usual)
  const { request, startup, session } = later()
  await session.user()
  await startup.arrival
  expect(fetched.mock.calls.map(([address]) => address)).toContain(ADDRESS)
  expect((await session.request(PRODUCTS)).data).toEqual(LIST)
  expect(request).not.toHaveBeenCalled()
  await session.request(PRODUCTS)
  expect(request).toHaveBeenCalledTimes(1)
})

it('answers nothing from there once something may have changed, or the first screen is long there', async () => {
  await openBefore()
  runHead(usual)
  const first = later()
  await first.session.user()
  await first.startup.arrival
  await first.session.request({ method: 'PUT', url: '/api/products/7', data: {} })
  await first.session.request(PRODUCTS)
  expect(first.request).toHaveBeenCalledTimes(2)

  vi.useFakeTimers({ toFake: ['Date'] })
  runHead(usual)
  const second = later()
  await second.session.user()
  await second.startup.arrival
  vi.setSystemTime(Date.now() + 2100)
  await second.session.request(PRODUCTS)
  expect(second.request).toHaveBeenCalledTimes(1)
})

it.each([
  ['another address', '/seller/orders', 'first'],
  ['the same with a query of its own', '/seller/products?filter=%7B%7D', 'first'],
  ['another login', '/seller/products', 'second'],
])('asks nothing of that ahead for %s', async (_, address, mark) => {
  await openBefore()
  localStorage.setItem(HINT_KEY, mark)
  window.history.replaceState(null, '', address)
  const fetched = runHead(usual)
  await later().startup.arrival
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    sessionCalls.refresh.path,
    sessionCalls.user.path,
  ])
})

it('remembers no search, which may be a name, and no page that was opened with a query', async () => {
  window.history.replaceState(null, '', '/seller/orders')
  runHead(usual)
  const { session } = later()
  await session.user()
  await session.request({ url: '/api/seller-orders', params: { q: 'Dela Cruz' } })
  await openBefore('/seller/products?page=2')
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Cruz|per_page/)
})

it('begins what it can when what it remembers cannot be read, and remembers anew', async () => {
  localStorage.setItem('botika.startup-calls', '{')
  await openBefore()
  const fetched = runHead(usual)
  expect(fetched.mock.calls.map(([address]) => address)).toContain(sessionCalls.refresh.path)
  await waitFor(() => expect(fetched.mock.calls.map(([address]) => address)).toContain(ADDRESS))
})

it.each([
  ['nothing', null],
  ['something else for a page', { '/seller/products': 5 }],
  ['addresses of others', { '/seller/products': ['https://evil.example/', '//evil.example/api/', null] }],
  ['the session’s own calls', { '/seller/products': Object.values(sessionCalls).map(({ path }) => path) }],
  ['very many', { '/seller/products': Array.from({ length: 99 }, (_, at) => `/api/products?page=${at}`) }],
])('asks its own API alone, a few times, where what it remembers was made %s', async (_, calls) => {
  localStorage.setItem('botika.startup-calls', JSON.stringify({ mark: 'first', calls }))
  window.history.replaceState(null, '', '/seller/products')
  const fetched = runHead(usual)
  const { session, startup } = later()
  expect(await session.user()).toEqual(ANA)
  await startup.arrival
  expect((await session.request(PRODUCTS)).data).toEqual(LIST)
  const addresses = fetched.mock.calls.map(([address]) => String(address))
  expect(addresses.length).toBeLessThanOrEqual(10)
  expect(addresses.filter((address) => !address.startsWith('/api/'))).toEqual([])
  expect(addresses.filter((address) => address.startsWith('/api/auth/'))).toEqual([
    sessionCalls.refresh.path,
    sessionCalls.user.path,
  ])
})
