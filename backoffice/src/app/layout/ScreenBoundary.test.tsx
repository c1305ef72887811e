import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, TestMemoryRouter } from 'react-admin'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { LostScreen } from './ErrorPage'
import { ScreenBoundary } from './Shell'

afterEach(() => vi.restoreAllMocks())

const LOST = 'Failed to fetch dynamically imported module: http://localhost/assets/Orders.js'

function Broken(): never {
  throw new Error(LOST)
}

it('shows what broke in place of the screen alone, and the next screen is itself again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <TestMemoryRouter initialEntries={['/orders']}>
      <AdminContext theme={lightTheme}>
        <Link to="/doctors">Doctors</Link>
        <ScreenBoundary>
          <Routes>
            <Route path="/orders" element={<Broken />} />
            <Route path="/doctors" element={<p>All doctors</p>} />
          </Routes>
        </ScreenBoundary>
      </AdminContext>
    </TestMemoryRouter>,
  )
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'This screen could not be loaded' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Doctors' }))
  expect(await screen.findByText('All doctors')).toBeTruthy()
})

it('loads a screen that did not arrive when the connection is back, and not before', () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.fn<() => void>()
  render(
    <AdminContext theme={lightTheme}>
      <LostScreen reload={reload} />
    </AdminContext>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  line.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledOnce()
})
