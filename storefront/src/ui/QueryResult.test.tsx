import { Problem } from '@botika/common/http/problem'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { whenLineIsBack } from '../testing/api'
import { useQuery } from '../lib/useQuery'
import { QueryResult } from './QueryResult'

const ask = vi.fn<() => Promise<string>>()

function Page() {
  const query = useQuery('words', ask)
  return <QueryResult query={query}>{(words) => <p>{words}</p>}</QueryResult>
}

it('keeps the focus where it was asked again: at the button, and then before what has come', async () => {
  ask.mockRejectedValueOnce(new Problem('unavailable', 'We could not reach the server.'))
  render(<Page />)
  ask.mockRejectedValueOnce(new Problem('unavailable', 'Not yet.'))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Not yet.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
  ask.mockResolvedValueOnce('Here it is')
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Here it is')
  expect(document.activeElement?.textContent).toBe('Loaded')
})

it('takes the focus from nothing else', async () => {
  let fail: (why: Error) => void = () => undefined
  ask.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  render(
    <>
      <input aria-label="Search" />
      <Page />
    </>,
  )
  screen.getByRole('textbox').focus()
  act(() => fail(new Problem('conflict', 'No.')))
  await screen.findByText('No.')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('asks again by itself when the line is back', async () => {
  ask.mockRejectedValueOnce(new Problem('unavailable', 'We could not reach the server.'))
  render(<Page />)
  await screen.findByText('We could not reach the server.')
  ask.mockResolvedValue('Here it is')
  await whenLineIsBack(() => expect(screen.getByText('Here it is')).toBeTruthy())
})
