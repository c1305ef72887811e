import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { createStore, Provider } from '../lib/store'
import { userAtom } from '../session/atoms'
import { useOwnOrder } from './useOwnOrder'

const { ownOrderId } = vi.hoisted(() => ({ ownOrderId: vi.fn<() => Promise<number | null>>() }))
vi.mock('./own-order-calls', () => ({ ownOrderId }))

it('takes no customer for a guest while their order is asked for', async () => {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  let answer = (_id: number) => {}
  ownOrderId.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const seen: unknown[] = []
  const { result } = renderHook(
    () => {
      const own = useOwnOrder('BTK-1')
      seen.push(own)
      return own
    },
    { wrapper },
  )
  await act(async () => undefined)
  const user = { id: 7, roles: [{ name: 'customer' }] } as never
  act(() => store.set(userAtom, user))
  await waitFor(() => expect(ownOrderId).toHaveBeenCalledOnce())
  expect(seen.every((own) => own === undefined)).toBe(true)
  await act(async () => answer(5))
  await waitFor(() => expect(result.current).toEqual({ user, id: 5 }))
})
