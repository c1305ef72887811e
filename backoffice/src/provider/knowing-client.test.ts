import type { User } from '@botika/common/session/endpoints'
import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { KnowingQueryClient } from './knowing-client'
import { knownRight } from './known-right'

const ANA = { id: 1, email: 'ana@example.com', roles: [{ id: 2, name: 'seller' }] } as User

const right = (user: User | null, question: string, params: object = {}) =>
  knownRight(user, (resource) => (resource === 'orders' ? 'seller-orders' : resource), [
    'auth',
    question,
    params,
  ])

it('starts with what is known, without asking, and asks for the rest', async () => {
  const client = new KnowingQueryClient(([name]) => (name === 'known' ? 1 : undefined), {})
  const ask = vi.fn<() => Promise<number>>(async () => 2)
  const known = new QueryObserver(client, { queryKey: ['known'], queryFn: ask })
  const stop = known.subscribe(() => undefined)
  expect(known.getCurrentResult().data).toBe(1)
  stop()
  expect(ask).not.toHaveBeenCalled()
  expect(await client.fetchQuery({ queryKey: ['other'], queryFn: ask })).toBe(2)
})

it.each([
  ['orders', 'list', true],
  ['products', 'bulk', true],
  ['users', 'list', false],
  ['no such thing', 'list', false],
])('knows by the policy whether a seller may see %s (%s)', (resource, action, isAllowed) => {
  expect(right(ANA, 'canAccess', { resource, action })).toBe(isAllowed)
})

it('knows who may come in, and nothing about anybody who has not signed in', () => {
  expect(right(ANA, 'checkAuth')).toBe(true)
  expect(right(ANA, 'getPermissions')).toEqual(['seller'])
  expect(right({ ...ANA, roles: [] }, 'checkAuth')).toBeUndefined()
  expect(right(ANA, 'getIdentity')).toBeUndefined()
  expect(right(null, 'canAccess', { resource: 'orders', action: 'list' })).toBeUndefined()
})
