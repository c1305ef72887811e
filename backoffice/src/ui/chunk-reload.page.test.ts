import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { reloadOnLostChunk } from './chunk-reload'
import { screen, together } from './screen'

afterEach(() => vi.unstubAllGlobals())

it('loads the page anew once when the server is there, and never without a connection', async () => {
  sessionStorage.clear()
  const reload = vi.fn<() => void>()
  reloadOnLostChunk(reload)
  const ask = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', ask)
  const lose = () => window.dispatchEvent(new Event('vite:preloadError'))
  lose()
  await Promise.allSettled(ask.mock.results.map(({ value }) => value as unknown))
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()

  sessionStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  lose()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  lose()
  await Promise.resolve()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('takes no page away for code that nobody waits for', async () => {
  sessionStorage.clear()
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', ask)
  reloadOnLostChunk(() => undefined)
  const lost = screen(async () => {
    window.dispatchEvent(new Event('vite:preloadError'))
    throw new Error('lost')
  })
  await lost.loadAhead()
  expect(ask).not.toHaveBeenCalled()
})

it('takes no page away for the second of two chunks that nobody waits for', async () => {
  sessionStorage.clear()
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', ask)
  reloadOnLostChunk(() => undefined)
  const lose = async (after: number): Promise<() => null> => {
    await new Promise((resolve) => setTimeout(resolve, after))
    window.dispatchEvent(new Event('vite:preloadError'))
    throw new Error('lost')
  }
  const lost = screen(async () => (await together([lose(1), lose(20)]))[0])
  await lost.loadAhead()
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(ask).not.toHaveBeenCalled()
})

it('takes no page away where it could not tell that it has done so before', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', ask)
  reloadOnLostChunk(() => undefined)
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(ask).not.toHaveBeenCalled()
})
