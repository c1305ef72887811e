import { message } from '@botika/common/messages/declare'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Notification, testDataProvider, TestMemoryRouter } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { lightTheme } from './brand/theme'
import { useAction } from './useAction'

const SAID = message('test.said', { en: 'They are one product now', fil: 'Isang produkto na sila' })

it('is done once by a double click, and again by a later one', async () => {
  const answers: (() => void)[] = []
  const run = vi.fn<() => Promise<void>>(() => new Promise((resolve) => answers.push(resolve)))
  function Merge() {
    const { act } = useAction({ run, success: SAID })
    return <button onClick={() => act(undefined)}>Merge</button>
  }
  render(
    <TestMemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={testDataProvider()}>
        <Merge />
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Merge' })
  await userEvent.dblClick(button)
  await waitFor(() => expect(run).toHaveBeenCalled())
  expect(run).toHaveBeenCalledTimes(1)
  answers[0]?.()
  await screen.findByText('They are one product now')
  await userEvent.click(button)
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
})
