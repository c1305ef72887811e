import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  Form,
  RecordContextProvider,
  ResourceContextProvider,
  TestMemoryRouter,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { expect, it } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { toManila } from '../../lib/manila'
import { PublicationInput } from './PublicationInput'

const DAY_MS = 86_400_000

function SavedValue() {
  const { published_at: at, is_draft: isDraft } = useFormContext().watch()
  return <output>{`${at ?? 'none'} ${isDraft ?? ''}`}</output>
}

function Refuse() {
  const { setError } = useFormContext()
  return (
    <button type="button" onClick={() => setError('published_at', { message: 'No such moment' })}>
      Refuse
    </button>
  )
}

const inAForm = (publishedAt: string | null, resource = 'events') =>
  render(
    <TestMemoryRouter>
      <AdminContext theme={lightTheme}>
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={{ id: 1, published_at: publishedAt }}>
            <Form>
              <PublicationInput source="published_at" label="Who sees it" />
              <SavedValue />
              <Refuse />
            </Form>
          </RecordContextProvider>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )

const later = () => screen.getByRole('radio', { name: 'Publish later' })

it('keeps asking for the moment while it is being typed', async () => {
  inAForm(null)
  await userEvent.click(later())
  const field = screen.getByLabelText('Publish at, Manila time')
  fireEvent.change(field, { target: { value: '' } })
  expect(later()).toHaveProperty('checked', true)
  const typed = toManila(new Date(Date.now() + 3 * DAY_MS).toISOString())
  fireEvent.change(screen.getByLabelText('Publish at, Manila time'), { target: { value: typed } })
  expect(screen.getByRole('status').textContent).toBe(`${new Date(`${typed}:00+08:00`).toISOString()} false`)
})

it('says that a moment which has passed is now', async () => {
  inAForm(null)
  await userEvent.click(later())
  fireEvent.change(screen.getByLabelText('Publish at, Manila time'), {
    target: { value: toManila(new Date(Date.now() - DAY_MS).toISOString()) },
  })
  expect(later()).toHaveProperty('checked', true)
  expect(screen.getByText('This time has passed: it is published when saved')).toBeTruthy()
})

it('does not call published what was never saved as such', async () => {
  inAForm(null)
  await userEvent.click(screen.getByRole('radio', { name: 'Publish when saved' }))
  expect(screen.getByRole('radio', { name: 'Publish when saved' })).toHaveProperty('checked', true)
})

it('says since when everybody sees it', () => {
  inAForm('2026-01-05T00:00:00.000Z')
  expect(screen.getByRole('radio', { name: /^Published Jan 5, 2026/ })).toHaveProperty('checked', true)
})

it('says what was refused of it, whatever is chosen', async () => {
  inAForm(null)
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('No such moment')).toBeTruthy()
  await userEvent.click(later())
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('No such moment')).toBeTruthy()
})

it('says of an event alone that it is a draft: an article has no such field', async () => {
  inAForm(null, 'news')
  await userEvent.click(later())
  expect(screen.getByRole('status').textContent).toMatch(/^\S+ $/)
})
