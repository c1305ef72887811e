import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteSeen, readSeen } from './RecentlySeen'
import { Seen } from './Seen'

const product = (id: number) => ({ id, name: `P ${id}`, first: `Generic ${id}`, second: '', image: null })

let see: (isIntersecting: boolean) => void
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => hear([{ isIntersecting }]))
      }
      observe = vi.fn<() => void>()
      disconnect = vi.fn<() => void>()
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it('notes a product whose page is read at its end, and lists the others once that moves nothing', async () => {
  noteSeen(product(1))
  render(
    <MemoryRouter>
      <Seen now={product(2)} />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(readSeen().map(({ id }) => id)).toEqual([2, 1]))
  see(true)
  expect(screen.queryByRole('link')).toBeNull()
  see(false)
  expect(screen.getByRole('link').textContent).toBe('Generic 1')
})
