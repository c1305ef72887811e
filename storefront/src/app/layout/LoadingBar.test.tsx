import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingBar } from './Layout'

let isNavigating = false
vi.mock('../../lib/router/page-context', () => ({ useIsNavigating: () => isNavigating }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** How long the bar is still there after a page that took so long; the style keeps it unseen for the first 200 ms. */
function staysAfter(took: number): number {
  isNavigating = true
  const { rerender } = render(<LoadingBar />)
  act(() => void vi.advanceTimersByTime(took))
  isNavigating = false
  rerender(<LoadingBar />)
  let stays = 0
  while (!screen.getByRole('progressbar', { hidden: true }).hidden && stays < 1000) {
    act(() => void vi.advanceTimersByTime(10))
    stays += 10
  }
  return stays
}

it.each([
  [150, 0],
  [210, 190],
  [300, 100],
  [400, 0],
  [3000, 0],
])('after a page that took %d ms stays %d ms', (took, stays) => expect(staysAfter(took)).toBe(stays))
