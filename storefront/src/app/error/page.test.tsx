import { act, render, screen } from '@testing-library/react'
import type { Navigator } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { PageError } from '../../lib/router/page-error'
import { Site } from '../../lib/router/Site'
import { ErrorPage } from './page'

afterEach(() => vi.restoreAllMocks())

const nothing = () => undefined
const replace = vi.fn<Navigator['replace']>()
const navigator: Navigator = { createHref: String, push: nothing, replace, go: nothing }

function show(status: number) {
  render(
    <Site
      location={{ pathname: '/about-us', search: '', hash: '', state: null, key: 'a' }}
      navigator={navigator}
      page={{ error: new PageError(status, 'An error occurred') }}
      Layout={({ children }) => <main>{children}</main>}
      ErrorPage={ErrorPage}
    />,
  )
  return screen.getByRole('heading', { level: 1 }).textContent
}

it('says above a page that could not be brought that the browser is offline', () => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  expect(show(503)).toBe('You are offline')
  expect(screen.getByText(/^An error occurred/)).toBeTruthy()
})

it('says for any other error that one occurred', () => {
  expect(show(503)).toBe('An error occurred')
})

it('says of a page that is not there so, offline as well', () => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  expect(show(404)).toBe('404 Not Found')
})

it('asks again for what a browser offline could not bring, once it is online', () => {
  const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  show(503)
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(replace.mock.calls.map(([to]) => to)).toEqual([expect.objectContaining({ pathname: '/about-us' })])
})
