import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, testDataProvider } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { PictureTile } from './PictureTile'

it('keeps the focus on the arrow that took it to the end of the row, and goes no further', async () => {
  const onMove = vi.fn<(to: number) => void>()
  const nothing = () => undefined
  render(
    <AdminContext dataProvider={testDataProvider()} theme={lightTheme}>
      <PictureTile
        picture="/img/a.webp"
        at={0}
        count={2}
        onMove={onMove}
        onDropped={nothing}
        onCrop={nothing}
        onRemove={nothing}
      />
    </AdminContext>,
  )
  const earlier = screen.getByRole('button', { name: 'Move picture 1 earlier' })
  earlier.focus()
  expect(document.activeElement).toBe(earlier)
  expect(earlier.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(onMove).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Move picture 1 later' }))
  expect(onMove).toHaveBeenCalledWith(1)
})
