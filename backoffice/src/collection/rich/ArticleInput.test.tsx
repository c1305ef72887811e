import { i18nProvider } from '../../lib/language/i18n'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, TestMemoryRouter } from 'react-admin'
import { expect, it } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { ArticleInput } from './ArticleInput'

const inAForm = () =>
  render(
    <TestMemoryRouter>
      <AdminContext theme={lightTheme} i18nProvider={i18nProvider}>
        <Form noValidate>
          <ArticleInput source="body" label="Text" isRequired />
          <button type="submit">Save</button>
        </Form>
      </AdminContext>
    </TestMemoryRouter>,
  )

it('says in plain words that a text is missing, and is content when there is one', async () => {
  inAForm()
  const field = screen.getByRole('textbox', { name: /Text/ })
  expect(screen.getByText('An empty line starts a new paragraph')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  // react-admin hands on what is wrong in a wrapping of its own, which nobody should read
  expect(await screen.findByText('Please fill this in')).toBeTruthy()
  expect(document.body.textContent).not.toContain('@@')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field, 'Eight to ten.')
  expect(await screen.findByText('An empty line starts a new paragraph')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('false')
})
