import type { User } from '@botika/common/session/endpoints'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from './session'
import { useSession } from './useSession'

const ANA = { id: 1, roles: [{ id: 2, name: 'seller' }] } as User
const BEN = { ...ANA, id: 2 }

afterEach(() => vi.restoreAllMocks())

it.each([
  ['has signed out in another tab', null, true, 1],
  ['has made way for somebody else in another tab', BEN, true, 1],
  ['has signed in again in another tab', ANA, true, 0],
  ['has signed out here', null, false, 0],
])(
  'loads the page anew as often as it must when who was known from the start %s',
  (_, next, isElsewhere, times) => {
    vi.spyOn(session, 'known').mockReturnValue(ANA)
    vi.spyOn(session, 'user').mockResolvedValue(ANA)
    const listen = vi.spyOn(session, 'onChange')
    const reload = vi.fn<() => void>()
    const { result } = renderHook(() => useSession(reload))
    act(() => listen.mock.calls[0]?.[0](next, isElsewhere))
    expect(reload).toHaveBeenCalledTimes(times)
    expect(result.current.known).toEqual({ state: 'known', user: next })
  },
)
