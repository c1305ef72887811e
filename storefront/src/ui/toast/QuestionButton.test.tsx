import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createStore, Provider } from '../../lib/store'
import { QuestionButton } from './QuestionButton'
import { toastAtom } from './atoms'

it('says what failed in the question, and on the page where the question was closed meanwhile', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>()
  let fail: (error: Error) => void = () => undefined
  const work = () => new Promise((_, reject) => (fail = reject))
  const store = createStore()
  const { container } = render(
    <Provider store={store}>
      <QuestionButton
        className=""
        title="Delete it?"
        text="For good."
        action="Yes"
        work={work}
        done="Deleted"
      >
        Delete
      </QuestionButton>
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const yes = () => screen.getByRole('button', { name: 'Yes', hidden: true })
  await userEvent.click(yes())
  fail(new Error('offline'))
  const error = await screen.findByText('Something went wrong. Please try again.')
  expect(container.querySelector('dialog')?.contains(error)).toBe(true)
  expect(store.get(toastAtom)).toBeNull()

  await userEvent.click(yes())
  fireEvent(container.querySelector('dialog') as Element, new Event('close'))
  expect(container.querySelector('dialog')).toBeNull()
  // while it runs it can't be asked for again: its error would be shown nowhere
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(container.querySelector('dialog')).toBeNull()
  fail(new Error('offline'))
  await waitFor(() =>
    expect(store.get(toastAtom)).toMatchObject({ color: 'error', content: error.textContent }),
  )
})
