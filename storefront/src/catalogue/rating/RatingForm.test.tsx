import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { API, refusal, answeringApi } from '../../testing/api'
import { RatingForm } from './RatingForm'

const server = answeringApi()

const show = (before: { stars: number; comment: string } | null = null) => {
  const onDone = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <RatingForm productId={7} before={before} onDone={onDone} />
    </MemoryRouter>,
  )
  return { onDone, user: userEvent.setup() }
}

it('asks for stars before it sends anything', async () => {
  const { user, onDone } = show()
  await user.click(screen.getByRole('button', { name: 'Send my rating' }))
  expect(await screen.findByText('Please choose how many stars you give.')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
})

it('sends stars and words, and says when it is done', async () => {
  const sent = vi.fn<(body: unknown) => void>()
  server.use(
    http.post(`${API}/products/7/ratings`, async ({ request }) => {
      sent(await request.json())
      return HttpResponse.json({ id: 1 }, { status: 201 })
    }),
  )
  const { user, onDone } = show()
  await user.click(screen.getByRole('radio', { name: '4: Good' }))
  await user.type(screen.getByRole('textbox'), 'Came fast')
  await user.click(screen.getByRole('button', { name: 'Send my rating' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(sent).toHaveBeenCalledWith({ stars: 4, comment: 'Came fast' })
})

it('keeps what was typed when it is refused, and says why', async () => {
  server.use(
    http.post(`${API}/products/7/ratings`, () =>
      refusal('forbidden', 'Only what you have received can be rated.'),
    ),
  )
  const { user, onDone } = show({ stars: 2, comment: 'Late' })
  await user.type(screen.getByRole('textbox'), ', and torn')
  await user.click(screen.getByRole('button', { name: 'Change my rating' }))
  expect(await screen.findByText('Only what you have received can be rated.')).toBeTruthy()
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Late, and torn')
  expect((screen.getByRole('radio', { name: '2: Not good' }) as HTMLInputElement).checked).toBe(true)
  expect(onDone).not.toHaveBeenCalled()
})

it('takes a rating back', async () => {
  const gone = vi.fn<() => void>()
  server.use(
    http.delete(`${API}/products/7/my-rating`, () => {
      gone()
      return HttpResponse.json({ deleted: true })
    }),
  )
  const { user, onDone } = show({ stars: 2, comment: '' })
  await user.click(screen.getByRole('button', { name: 'Delete my rating' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(gone).toHaveBeenCalledTimes(1)
})
