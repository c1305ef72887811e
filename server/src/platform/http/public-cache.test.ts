import { describe, expect, it } from 'vitest'
import { publicCache } from './public-cache'

const textOf = async (answer: { body: Buffer } | Promise<{ body: Buffer }>) => String((await answer).body)

describe('kept public answers', () => {
  it('are made once however many ask, and again once all is forgotten', async () => {
    const cache = publicCache()
    let made = 0
    const ask = () => textOf(cache.get('/api/products', async () => Buffer.from(`answer ${++made}`)))
    expect(await Promise.all([ask(), ask()])).toEqual(['answer 1', 'answer 1'])
    expect(await ask()).toBe('answer 1')
    cache.clear()
    expect(await ask()).toBe('answer 2')
  })

  it('are kept once somebody asks again, together or one after another', async () => {
    const cache = publicCache()
    let made = 0
    const ask = (key: string) => textOf(cache.get(key, async () => Buffer.from(`answer ${++made}`)))
    expect(await ask('/api/products?page=7')).toBe('answer 1')
    expect(cache.has('/api/products?page=7')).toBe(false)
    expect(await ask('/api/products?page=7')).toBe('answer 2')
    expect(cache.has('/api/products?page=7')).toBe(true)
    expect(await ask('/api/products?page=7')).toBe('answer 2')
  })

  it('do not hold what was read before a change and came after it', async () => {
    const cache = publicCache()
    let read = (_: string) => {}
    const slow = textOf(
      cache.get('/api/products', async () => Buffer.from(await new Promise<string>((done) => (read = done)))),
    )
    cache.clear()
    expect(await textOf(cache.get('/api/products', async () => Buffer.from('after')))).toBe('after')
    read('before')
    expect(await slow).toBe('before')
    expect(await textOf(cache.get('/api/products', async () => Buffer.from('anew')))).toBe('after')
  })

  it('are none where making one fails or none may be kept', async () => {
    const cache = publicCache()
    await expect(cache.get('/api/news', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await textOf(cache.get('/api/news', async () => Buffer.from('here')))).toBe('here')
    const none = publicCache(0)
    expect(await textOf(none.get('/api/news', async () => Buffer.from('first')))).toBe('first')
    expect(await textOf(none.get('/api/news', async () => Buffer.from('second')))).toBe('second')
  })
})
