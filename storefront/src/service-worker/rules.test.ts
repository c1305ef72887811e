import { describe, expect, it } from 'vitest'
import { type RequestParts, filesIn, isForGood, kindOf, mayKeep } from './rules'

const ORIGIN = 'https://botika.example'
const ask = (path: string, about: Partial<RequestParts> = {}) =>
  kindOf({ method: 'GET', url: ORIGIN + path, mode: 'navigate', headers: new Headers(), ...about }, ORIGIN)
const answer = (control: string, about = {}) => ({
  ok: true,
  status: 200,
  redirected: false,
  headers: new Headers({ 'cache-control': control }),
  ...about,
})

describe('a request', () => {
  it.each([
    ['/', 'page'],
    ['/browse/products?page=2', 'page'],
    ['/browse/products/biogesic/12', 'page'],
    ['/cart', 'page'],
    ['/cart/guest', 'page'],
    ['/news', 'page'],
    ['/cart/checkout', 'private'],
    ['/cart/guest/checkout', 'private'],
    ['/cart/checkout/thank_you', 'private'],
    ['/cart/recurring/checkout', 'private'],
    ['/checkout/reorder/4', 'private'],
    ['/account', 'private'],
    ['/account/orders/BTK-1/4', 'private'],
    ['/track-your-order?order_number=BTK-1', 'private'],
    ['/reset-password?token=secret', 'private'],
    ['/confirm-email', 'private'],
    ['/open-my-shop', 'private'],
    ['/join-pharmacy', 'private'],
    ['/login', 'private'],
    ['/seller/orders', null],
    ['/admin', null],
    ['/assets/shell-1a2b.js', 'file'],
    ['/img/demo-biogesic.svg?w=320', 'picture'],
    ['/api/products', 'catalogue'],
  ])('for %s is a %s', (path, kind) => {
    expect(ask(path)).toBe(kind)
  })

  it('that writes, asks for a part, or goes elsewhere is left alone', () => {
    expect(ask('/api/orders', { method: 'POST' })).toBeNull()
    expect(ask('/img/a.png', { headers: new Headers({ range: 'bytes=0-1' }) })).toBeNull()
    expect(ask('', { url: 'https://elsewhere.example/img/a.png' })).toBeNull()
  })

  it('for something that is no page, by a script, is left alone', () => {
    expect(ask('/sitemap.xml', { mode: 'cors' })).toBeNull()
  })
})

describe('an answer', () => {
  it('is kept when it is whole and open to all', () => {
    expect(mayKeep('page', answer('no-cache'))).toBe(true)
    expect(mayKeep('catalogue', answer('public, no-cache'))).toBe(true)
    expect(mayKeep('picture', answer('public, max-age=3600'))).toBe(true)
  })

  it.each(['no-store', 'private, max-age=60'])('is not kept where the server says %s', (control) => {
    expect(mayKeep('page', answer(control))).toBe(false)
    expect(mayKeep('catalogue', answer(control))).toBe(false)
  })

  it('of the API is kept only when it is called public', () => {
    expect(mayKeep('catalogue', answer(''))).toBe(false)
    expect(mayKeep('catalogue', answer('no-cache'))).toBe(false)
  })

  it('to a private page is never kept, nor one that failed or came from another address', () => {
    expect(mayKeep('private', answer('no-cache'))).toBe(false)
    expect(mayKeep('page', answer('no-cache', { ok: false, status: 404 }))).toBe(false)
    expect(mayKeep('page', answer('no-cache', { status: 206 }))).toBe(false)
    expect(mayKeep('page', answer('no-cache', { redirected: true }))).toBe(false)
  })

  it('is good for ever when its address says so', () => {
    expect(isForGood(answer('public, max-age=31536000, immutable'))).toBe(true)
    expect(isForGood(answer('public, max-age=3600'))).toBe(false)
  })
})

it('the files of a page are found once each', () => {
  const html =
    '<link href="/assets/latin-1.woff2"><script src="/assets/start-2.js"></script>{"modules":["/assets/start-2.js"]}'
  expect(filesIn(html)).toEqual(['/assets/latin-1.woff2', '/assets/start-2.js'])
})
