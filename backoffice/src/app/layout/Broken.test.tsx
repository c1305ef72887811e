import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../provider/session'
import { i18nProvider } from '../../lib/language/i18n'
import { Broken } from './Broken'

beforeEach(() => i18nProvider.changeLocale('en'))
afterEach(() => vi.restoreAllMocks())

it('offers to load the page again, and to sign out first', async () => {
  const reload = vi.fn<() => void>()
  const logout = vi.spyOn(session, 'logout').mockResolvedValue()
  render(<Broken reload={reload} />)
  fireEvent.click(screen.getByRole('button', { name: 'Load the page again' }))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(logout).not.toHaveBeenCalled()

  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await Promise.resolve()
  })
  expect(logout).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(2)
})
