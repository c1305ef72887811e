import { describe, expect, it, vi } from 'vitest'
import type { User } from '../session/endpoints'
import { officeOf } from '../roles/roles'
import { makeAuthProvider, mayDo } from './provider'
import type { RoleName } from '../roles/roles'
import type { SessionClient } from './session-client'

function sessionOf(...names: RoleName[]) {
  const user = {
    position: names.includes('seller') ? 'owner' : null,
    first_name: 'Ana',
    last_name: 'Cruz',
    roles: names.map((name, index) => ({ id: index, name })),
  } as unknown as User
  const session = {
    login: vi.fn<SessionClient['login']>(async () => user),
    logout: vi.fn<SessionClient['logout']>(async () => undefined),
    user: vi.fn<SessionClient['user']>(async () => (names.length > 0 ? user : null)),
  }
  return session as typeof session & SessionClient
}

const credentials = { email: 'ana@example.com', password: 'long enough' }

describe('the auth provider', () => {
  it('knows whose back office is where', () => {
    expect(officeOf({ roles: [{ id: 2, name: 'seller' }] })).toBe('/seller')
    expect(
      officeOf({
        roles: [
          { id: 2, name: 'seller' },
          { id: 3, name: 'admin' },
        ],
      }),
    ).toBe('/admin')
    expect(officeOf({ roles: [{ id: 1, name: 'customer' }] })).toBeNull()
  })

  it('hands email and password on, and nothing else that a form may hold', async () => {
    const session = sessionOf('seller')
    await makeAuthProvider({ session }).login({ ...credentials, remember: true } as typeof credentials)
    expect(session.login).toHaveBeenCalledWith(credentials)
  })

  it('refuses pages to nobody and to customers', async () => {
    await expect(makeAuthProvider({ session: sessionOf() }).checkAuth()).rejects.toEqual({ message: false })
    await expect(makeAuthProvider({ session: sessionOf('customer') }).checkAuth()).rejects.toEqual({
      message: false,
    })
    await expect(makeAuthProvider({ session: sessionOf('admin') }).checkAuth()).resolves.toBeUndefined()
  })

  it('ends the session for 401 and for nothing else', async () => {
    const { checkError } = makeAuthProvider({ session: sessionOf('seller') })
    await expect(checkError({ status: 401 })).rejects.toBeDefined()
    await expect(checkError({ status: 403 })).resolves.toBeUndefined()
    await expect(checkError({ status: 500 })).resolves.toBeUndefined()
  })

  it('asks the policy under its own names', async () => {
    const provider = makeAuthProvider({
      session: sessionOf('seller'),
      policyName: (resource) => (resource === 'orders' ? 'seller-orders' : resource),
    })
    expect(await provider.canAccess({ resource: 'orders', action: 'list' })).toBe(true)
    expect(await provider.canAccess({ resource: 'orders', action: 'delete' })).toBe(false)
    expect(await provider.canAccess({ resource: 'news', action: 'edit' })).toBe(false)
  })
})

describe('rights on screens', () => {
  it.each([
    ['owner', 'products', 'create', true],
    ['clerk', 'products', 'create', false],
    ['seller', 'inventories', 'suspend', false],
    ['admin', 'inventories', 'suspend', true],
    ['seller', 'categories', 'list', false],
    ['seller', 'pharmacies', 'create', false],
    ['owner', 'pharmacies', 'edit', true],
    ['admin', 'users', 'list', true],
    ['seller', 'users', 'list', false],
    ['customer', 'couriers', 'list', false],
    ['admin', 'no such thing', 'list', false],
  ] as const)('%s, %s, %s: %s', (role, resource, action, expected) => {
    expect(mayDo([role], resource, action)).toBe(expected)
  })
})
