import { afterEach, describe, expect, it, vi } from 'vitest'
import { entryOf, hasNewVersion } from './Bars'

const pageOf = (file: string) =>
  `<!doctype html><head><script type="module" crossorigin src="/backoffice/assets/${file}"></script></head>`
const answer = (body: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }))
/** The script of the page itself; the styles of other tests stand in the same head, and stay. */
const open = (file: string) => {
  const script = Object.assign(document.createElement('script'), { src: `/backoffice/assets/${file}` })
  script.type = 'module'
  document.head.append(script)
}
const ask = () => hasNewVersion('/seller', new AbortController().signal)

describe('the version of the page', () => {
  afterEach(() => {
    for (const script of document.head.querySelectorAll('script')) script.remove()
    vi.restoreAllMocks()
  })

  it('is known from its first script', () => {
    expect(entryOf(pageOf('index-a.js'))).toBe('/backoffice/assets/index-a.js')
    expect(entryOf('<p>Gone</p>')).toBeNull()
  })

  it('is new when the server begins with another one', async () => {
    open('index-a.js')
    answer(pageOf('index-a.js'))
    expect(await ask()).toBe(false)
    answer(pageOf('index-b.js'))
    expect(await ask()).toBe(true)
  })

  it('is not new because the server is ill', async () => {
    open('index-a.js')
    answer(pageOf('index-b.js'), 503)
    expect(await ask()).toBe(false)
    answer('<p>Maintenance</p>')
    expect(await ask()).toBe(false)
  })
})
