import { HINT_KEY } from '@botika/common/auth/session-hint'
import { makeSessionClient, SESSION_PATHS } from '@botika/common/auth/session-client'
import type { Http } from '@botika/common/http/client'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withBegun } from './begun'

const page = await readFile(path.join(import.meta.dirname, '../../index.html'), 'utf8')
const head = [...page.matchAll(/<script>(.*?)<\/script>/gs)]
  .map(([, script]) => script)
  .find((one) => one?.includes('botikaBegun'))

const TOKENS = { access_token: 'early', token_type: 'bearer', expires_in: 3600, refresh_token: 'r' }
const ANA = { id: 1, email: 'ana@example.com', roles: [{ id: 2, name: 'seller' }] }

/** The page's head as a browser runs it, with a server that answers so. */
function runHead(answer: (path: string, headers: Record<string, string>) => Response) {
  const ask = vi.fn<typeof fetch>(async (asked, init) =>
    answer(String(asked), init?.headers as Record<string, string>),
  )
  vi.stubGlobal('fetch', ask)
  runInThisContext(head ?? '')
  return ask
}

function later() {
  const request = vi.fn<Http['request']>(
    async ({ url }) => ({ data: url === SESSION_PATHS.user ? ANA : TOKENS }) as never,
  )
  return { request, session: makeSessionClient(withBegun({ request } as Http)) }
}

beforeEach(() => localStorage.setItem(HINT_KEY, 'first'))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  window.botikaBegun = undefined
})

it('knows who is here from what the page’s head has asked', async () => {
  const asked = runHead((address) => Response.json(address === SESSION_PATHS.refresh ? TOKENS : ANA))
  const { request, session } = later()
  expect(await session.user()).toEqual(ANA)
  expect(asked.mock.calls.map(([address]) => address)).toEqual([SESSION_PATHS.refresh, SESSION_PATHS.user])
  expect(asked.mock.calls[1]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer early' })
  expect(request).not.toHaveBeenCalled()
  await session.request({ method: 'GET', url: '/api/products' })
  expect(request.mock.calls[0]?.[0].headers).toMatchObject({ Authorization: 'Bearer early' })
})

it('asks anew what failed there', async () => {
  runHead(() => new Response(null, { status: 502 }))
  const { request, session } = later()
  expect(await session.user()).toEqual(ANA)
  expect(request.mock.calls.map(([{ url }]) => url)).toEqual([SESSION_PATHS.refresh, SESSION_PATHS.user])
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
  expect(runHead(() => Response.json(TOKENS))).not.toHaveBeenCalled()
  expect(window.botikaBegun).toBeUndefined()
})
