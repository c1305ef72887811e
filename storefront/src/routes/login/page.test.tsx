import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useSessionStart } from '../../shared/session/atoms'
import { Component as Login } from './page'

// the server says that nobody is signed in, and the session's keeper forgets that somebody was
const user = async () => {
  localStorage.removeItem('botika.signed-in')
  return null
}
vi.mock('../../shared/session-client', () => ({
  sessionClient: async () => ({ user, onChange: () => () => undefined, forget: () => undefined }),
  whenSessionClient: () => () => undefined,
}))

function Page() {
  useSessionStart()
  return <Login />
}

it('says at the door that a session has ended', async () => {
  localStorage.setItem('botika.signed-in', '1')
  render(<Page />, { wrapper: MemoryRouter })
  expect(await screen.findByText('Your session has ended. Log in again to go on.')).toBeTruthy()
})
