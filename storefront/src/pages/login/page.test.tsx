import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'

// the server says that nobody is signed in, and the session's keeper forgets that somebody was
const user = async () => {
  localStorage.removeItem('botika.signed-in')
  return null
}
vi.mock('../../lib/session-client', () => ({
  sessionClient: async () => ({ user, onChange: () => () => undefined, forget: () => undefined }),
  whenSessionClient: () => () => undefined,
}))

it('says at the door that a session has ended', async () => {
  const { useSessionStart } = await import('../../session/atoms')
  const { Component: Login } = await import('./page')
  function Page() {
    useSessionStart()
    return <Login />
  }
  localStorage.setItem('botika.signed-in', '1')
  render(<Page />, { wrapper: MemoryRouter })
  expect(await screen.findByText('Your session has ended. Log in again to go on.')).toBeTruthy()
})
