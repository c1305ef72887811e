import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { whenLineIsBack } from '../testing/api'

const { user } = vi.hoisted(() => ({ user: vi.fn<() => Promise<unknown>>() }))
const client = { user, onChange: () => () => undefined, forget: () => undefined }
vi.mock('../lib/session-client', () => ({
  sessionClient: async () => client,
  whenSessionClient: () => () => undefined,
}))

const ANA = { id: 1, first_name: 'Ana', email: 'ana@example.com', roles: [{ id: 3, name: 'customer' }] }

async function show() {
  const { useSessionStart } = await import('../session/atoms')
  const { Guarded } = await import('./Guarded')
  function Page() {
    useSessionStart()
    return <Guarded>{({ first_name }) => <p>Hello {first_name}</p>}</Guarded>
  }
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
}

beforeEach(() => {
  vi.resetModules()
  user.mockReset()
  localStorage.setItem('botika.signed-in', '1')
})

it('asks nobody to log in again because the server could not be asked who they are', async () => {
  user.mockRejectedValue(new Error('offline'))
  await show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  user.mockResolvedValue(ANA)
  fireEvent.click(again)
  expect(await screen.findByText('Hello Ana')).toBeTruthy()
})

it('looks again by itself when the connection is back', async () => {
  user.mockRejectedValue(new Error('offline'))
  await show()
  await screen.findByRole('button', { name: 'Try again' })
  user.mockResolvedValue(ANA)
  await whenLineIsBack(() => expect(screen.getByText('Hello Ana')).toBeTruthy())
})
