import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Notification, testDataProvider, TestMemoryRouter } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { lightTheme } from './brand/theme'
import { Shortcuts } from '../app/layout/shortcuts/Shortcuts'
import { SHORTCUTS } from '../app/layout/shortcuts/keys'
import { useUndoNotice } from './undo'

function Undoable({ undo }: { undo: () => void }) {
  const offerUndo = useUndoNotice()
  return <button onClick={() => offerUndo('The price is ₱12.00', undo)}>Change</button>
}

it('undoes an action by one key, from wherever the focus is, and once', async () => {
  const undo = vi.fn<() => void>()
  render(
    <TestMemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={testDataProvider()}>
        <Undoable undo={undo} />
        <Shortcuts own={SHORTCUTS} />
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  )
  await userEvent.keyboard('u')
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  await screen.findByText('The price is ₱12.00')
  expect(undo).not.toHaveBeenCalled()
  await userEvent.keyboard('u')
  await waitFor(() => expect(screen.queryByText('The price is ₱12.00')).toBeNull())
  await userEvent.keyboard('u')
  expect(undo).toHaveBeenCalledTimes(1)
})
