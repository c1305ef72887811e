import { Problem } from '@botika/common/http/problem'
import { beforeEach, expect, it, vi } from 'vitest'

const { call, user } = vi.hoisted(() => ({
  call: vi.fn<() => Promise<unknown>>(),
  user: vi.fn<() => Promise<unknown>>(),
}))
vi.mock('../lib/api', () => ({ call }))
vi.mock('../lib/session-client', () => ({
  sessionClient: async () => ({ user, forget: () => undefined }),
}))

const BODY = {
  first_name: 'Ana',
  last_name: 'Cruz',
  email: 'ana@example.com',
  contact_number: null,
  updated_at: '2026-01-01T00:00:00.000Z',
}
const save = async () => (await import('./calls')).saveProfile(7, BODY)

beforeEach(() => {
  call.mockReset().mockRejectedValue(new Problem('stale_record', 'Somebody else changed this meanwhile.'))
  user.mockReset()
})

it('takes details for saved that a call has saved whose answer was lost', async () => {
  user.mockResolvedValue({ ...BODY, updated_at: '2026-01-02T00:00:00.000Z' })
  await expect(save()).resolves.toBeUndefined()
})

it('reports changes made elsewhere meanwhile', async () => {
  user.mockResolvedValue({ ...BODY, last_name: 'Reyes', updated_at: '2026-01-02T00:00:00.000Z' })
  await expect(save()).rejects.toMatchObject({ code: 'stale_record' })
})
