import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnLostChunk } from './chunk-reload'

const browser = { at: 0, isOnline: true, reload: vi.fn<() => void>() }

// the listener lives as long as a page: one for all
beforeAll(() =>
  reloadOnLostChunk({
    now: () => browser.at,
    reload: browser.reload,
    isOnline: () => browser.isOnline,
  }),
)
beforeEach(() => {
  sessionStorage.clear()
  browser.reload.mockReset()
  Object.assign(browser, { at: 1_000_000, isOnline: true })
})
afterAll(() => sessionStorage.clear())

/** True when it was handled; otherwise the importer gets the error. */
const loseChunk = () => !dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

describe('a chunk that is gone', () => {
  it('has the page loaded anew', () => {
    expect(loseChunk()).toBe(true)
    expect(browser.reload).toHaveBeenCalledTimes(1)
  })

  it('does so once in 60 seconds, also when the page was loaded anew in between', () => {
    loseChunk()
    browser.at += 59_999
    expect(loseChunk()).toBe(false)
    expect(browser.reload).toHaveBeenCalledTimes(1)
    browser.at += 1
    expect(loseChunk()).toBe(true)
    expect(browser.reload).toHaveBeenCalledTimes(2)
  })

  it('is left to whoever asked for it when there is no connection', () => {
    browser.isOnline = false
    expect(loseChunk()).toBe(false)
    expect(browser.reload).not.toHaveBeenCalled()
  })

  it('never has the page loaded again and again where nothing can be noted', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    expect(loseChunk()).toBe(false)
    expect(browser.reload).not.toHaveBeenCalled()
    full.mockRestore()
  })
})
