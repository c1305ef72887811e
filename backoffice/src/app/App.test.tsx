import type { User } from '@botika/common/session/endpoints'
import { StyledEngineProvider } from '@mui/material/styles'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { TestMemoryRouter } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { App } from './App'
import { session } from '../provider/session'
import { rememberedLanguage } from '../main'
import { store } from '../lib/store'

vi.mock('./Office', () => ({ Office: () => <p>The office</p> }))

const nobody: User | null = null

async function open() {
  // a screen that came in a chunk of its own would not be here yet
  await act(async () => {
    render(
      // styles of this page alone: those that other tests left behind are out of its reach
      <StyledEngineProvider injectFirst>
        <TestMemoryRouter initialEntries={['/seller']}>
          <App />
        </TestMemoryRouter>
      </StyledEngineProvider>,
    )
    await Promise.resolve()
  })
}

afterEach(async () => {
  store.setItem('locale', 'en')
  await rememberedLanguage()
})

it('says at once that the server is away, with nothing left to fetch, and goes on when it is back', async () => {
  const user = vi.spyOn(session, 'user').mockRejectedValue(new Error('offline'))
  await open()
  expect(screen.getByRole('heading', { name: 'We could not reach the server' })).toBeTruthy()
  expect(screen.getByText(/Nothing was lost/)).toBeTruthy()

  user.mockResolvedValue(nobody)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await Promise.resolve()
  })
  expect(screen.getByText('The office')).toBeTruthy()
})

it('says so in the language that this browser remembers', async () => {
  vi.spyOn(session, 'user').mockRejectedValue(new Error('offline'))
  store.setItem('locale', 'fil')
  await rememberedLanguage()
  await open()
  expect(screen.getByRole('heading', { name: 'Hindi maabot ang server' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Subukang muli' })).toBeTruthy()
})
