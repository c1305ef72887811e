import { expect, it } from 'vitest'
import { pageCache } from './page-cache'

it('keeps pages until something has changed, and no page of a person', async () => {
  const cache = pageCache()
  let rendered = 0
  const show = async (key: string, keepSeconds: number) => {
    const page = await cache.get(key, async () => ({ status: 200, html: `page ${++rendered}`, keepSeconds }))
    return String(page.body)
  }
  expect(await Promise.all([show('/', 60), show('/', 60)])).toEqual(['page 1', 'page 1'])
  expect(await show('/', 60)).toBe('page 1')
  cache.invalidate()
  expect(await show('/', 60)).toBe('page 2')
  expect(await show('/track', 0)).toBe('page 3')
  expect(await show('/track', 0)).toBe('page 4')
})
