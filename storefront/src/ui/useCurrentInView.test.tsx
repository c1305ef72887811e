import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useCurrentInView } from './useCurrentInView'

function Row({ open }: { open: string }) {
  return (
    <nav ref={useCurrentInView(open)}>
      {['one', 'two', 'three'].map((name) => (
        <a key={name} href={name} aria-current={name === open ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

it('brings the open page to the middle, also when another one is opened', () => {
  // three links of 200 in a window of 300
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return ['one', 'two', 'three'].indexOf(this.textContent ?? '') * 200
  })
  const { rerender } = render(<Row open="three" />)
  expect(screen.getByRole('navigation').scrollLeft).toBe(350)
  rerender(<Row open="two" />)
  expect(screen.getByRole('navigation').scrollLeft).toBe(150)
  vi.restoreAllMocks()
})
