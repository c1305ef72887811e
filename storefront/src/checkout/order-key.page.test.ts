import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => sessionStorage.clear())

/** As after a reload: the storage is all that is left. */
async function freshPage() {
  vi.resetModules()
  return import('./usePlaceOrder')
}

it('keeps the key of an order over a reload, and has another for another order', async () => {
  const key = (await freshPage()).keyOf('two of seven')
  const { keyOf } = await freshPage()
  expect(keyOf('two of seven')).toBe(key)
  expect(keyOf('three of seven')).not.toBe(key)
})

it('has a new key for the same order once it is placed', async () => {
  const { keyOf, forgetKey } = await freshPage()
  const key = keyOf('two of seven')
  forgetKey()
  expect(keyOf('two of seven')).not.toBe(key)
})

it('stores nothing of what the order says', async () => {
  ;(await freshPage()).keyOf(JSON.stringify({ senior_citizen_id: 'QC-2020-004417' }))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('2020')
})

it('works where the storage is denied or spoilt', async () => {
  sessionStorage.setItem('checkoutKey', '{"key":')
  const { keyOf } = await freshPage()
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  const key = keyOf('two of seven')
  expect(keyOf('two of seven')).toBe(key)
  denied.mockRestore()
})
