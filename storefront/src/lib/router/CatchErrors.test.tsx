import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CatchErrors } from './Site'

function Page({ isBroken = false }: { isBroken?: boolean }) {
  if (isBroken) throw new Error('broken')
  return <input aria-label="Field" />
}
const at = (visit: string, isBroken = false) => (
  <CatchErrors of={visit} instead={(error) => <p>{String(error)}</p>}>
    <Page isBroken={isBroken} />
  </CatchErrors>
)

it('shows the error until the next visit, which starts without it', () => {
  // React tells of it on the console as well
  const announced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { rerender } = render(at('one', true))
  expect(screen.getByText('Error: broken')).toBeTruthy()
  rerender(at('one'))
  expect(screen.getByText('Error: broken')).toBeTruthy()
  rerender(at('two'))
  expect(screen.getByLabelText('Field')).toBeTruthy()
  announced.mockRestore()
})

it('leaves a page as it is that is visited again', () => {
  const { rerender } = render(at('one'))
  const field = screen.getByLabelText('Field')
  field.focus()
  rerender(at('two'))
  expect(document.activeElement).toBe(field)
})
