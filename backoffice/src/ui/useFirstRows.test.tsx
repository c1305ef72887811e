import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeOpening, useFirstRows } from './useFirstRows'

const rendered: number[] = []

afterEach(() => {
  vi.restoreAllMocks()
  rendered.length = 0
})

function Rows({ count, page }: { count: number; page: ReturnType<typeof makeOpening> }) {
  const { rows = [] } = useFirstRows(
    Array.from({ length: count }, (_, at) => at),
    10,
    page,
  )
  rendered.push(rows.length)
  return rows.map((row) => <li key={row}>{row}</li>)
}

it('begins the first list of a page with what fills the screen, and each later one whole', async () => {
  const page = makeOpening()
  const { unmount } = render(<Rows count={25} page={page} />)
  expect(rendered[0]).toBe(10)
  expect(await screen.findByText('24')).toBeTruthy()
  unmount()
  rendered.length = 0
  render(<Rows count={25} page={page} />)
  expect(rendered[0]).toBe(25)
})

it.each([
  ['navigate', 10],
  ['reload', 25],
  ['back_forward', 25],
])('begins a page that came by %s with %i rows: what was scrolled is scrolled there again', (type, count) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  render(<Rows count={25} page={makeOpening()} />)
  expect(rendered[0]).toBe(count)
})
