import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, TestMemoryRouter, TextInput } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { WRAPPED } from './wrapped'

it('wraps what stays one line: pasted breaks become spaces, and Enter sends the form', async () => {
  const send = vi.fn<(values: object) => void>()
  render(
    <TestMemoryRouter>
      <AdminContext>
        <Form onSubmit={send}>
          <TextInput source="title" label="Title" {...WRAPPED} />
        </Form>
      </AdminContext>
    </TestMemoryRouter>,
  )
  await userEvent.click(await screen.findByLabelText(/Title|title/))
  await userEvent.paste('Free flu shots \n in Manila')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toMatchObject({ title: 'Free flu shots in Manila' })
})
