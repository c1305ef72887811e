import { afterEach, describe, expect, it, vi } from 'vitest'
import { entryOf, hasNewVersion } from './version'

const pageOf = (file: string) =>
  `<!doctype html><head><script type="module" crossorigin src="/backoffice/assets/${file}"></script></head>`
const answer = (body: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }))
const ask = () => hasNewVersion('/seller', new AbortController().signal)

describe('the version of the page', () => {
  afterEach(() => {
    document.head.innerHTML = ''
    vi.restoreAllMocks()
  })

  it('is told by its first script', () => {
    expect(entryOf(pageOf('index-a.js'))).toBe('/backoffice/assets/index-a.js')
    expect(entryOf('<p>Gone</p>')).toBeNull()
  })

  it('is new when the server begins with another one', async () => {
    document.head.innerHTML = pageOf('index-a.js')
    answer(pageOf('index-a.js'))
    expect(await ask()).toBe(false)
    answer(pageOf('index-b.js'))
    expect(await ask()).toBe(true)
  })

  it('is not new because the server is ill', async () => {
    document.head.innerHTML = pageOf('index-a.js')
    answer(pageOf('index-b.js'), 503)
    expect(await ask()).toBe(false)
    answer('<p>Maintenance</p>')
    expect(await ask()).toBe(false)
  })
})
