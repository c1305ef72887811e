import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { admission } from '../../platform/http/admission'
import { pageCache } from './page-cache'

afterEach(() => void vi.restoreAllMocks())

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

it('shows the last page for a minute more while there is no room to write it anew', async () => {
  const clock = vi.spyOn(performance, 'now')
  // the cache looks at the clock once a millisecond
  const at = async (seconds: number) => void (clock.mockReturnValue(seconds * 1_000), await sleep(5))
  const cache = pageCache()
  let rendered = 0
  const write = async () => ({ status: 200, html: `page ${++rendered}`, keepSeconds: 2 })
  const show = async (isCrowded: boolean) => String((await cache.get('/', write, isCrowded)).body)
  await at(1)
  expect(await show(true)).toBe('page 1')
  await at(62)
  expect(await show(true)).toBe('page 1')
  expect(await show(false)).toBe('page 2')
  await at(125)
  expect(await show(true)).toBe('page 3')
  cache.invalidate()
  expect(await show(true)).toBe('page 4')
})

it('says that there is no room where no recent page is kept, and shows that one where it is', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const room = { atWork: 0, tradeAtWork: 0, waiting: { trade: 0, browsing: 0 } }
  const { inTurn } = admission({ ...room, patienceMs: { trade: 1, browsing: 1 } })
  const page = async () => ({ status: 200, html: 'a page', keepSeconds: 2 })
  const cache = pageCache()
  const refused = () => cache.get('/', () => inTurn('browsing', page))
  await expect(refused()).rejects.toMatchObject({ status: 503 })
  await cache.get('/', page)
  clock.mockReturnValue(30_000)
  await sleep(5)
  expect(String((await refused()).body)).toBe('a page')
  clock.mockReturnValue(90_000)
  await sleep(5)
  await expect(refused()).rejects.toMatchObject({ status: 503 })
})
