import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeOpening, useFirstRows } from './useFirstRows'

const rendered: number[] = []
const page = makeOpening()

function Rows({ count }: { count: number }) {
  const { rows = [] } = useFirstRows(
    Array.from({ length: count }, (_, at) => at),
    10,
    page,
  )
  rendered.push(rows.length)
  return rows.map((row) => <li key={row}>{row}</li>)
}

it('begins the first list of a page with what fills the screen, and each later one whole', async () => {
  const { unmount } = render(<Rows count={25} />)
  expect(rendered[0]).toBe(10)
  expect(await screen.findByText('24')).toBeTruthy()
  unmount()
  rendered.length = 0
  render(<Rows count={25} />)
  expect(rendered[0]).toBe(25)
})
