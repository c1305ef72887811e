import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasDraft, canKeepAll, keepDraft, takeDraft } from './draft'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('comes back once, on the page where it was typed', () => {
  keepDraft('/seller/products/create', { name: 'Amoxicillin', selling_price: 5 })
  expect(takeDraft('/seller/doctors/create')).toBeNull()
  expect(hasDraft()).toBe(true)
  expect(takeDraft('/seller/products/create')).toEqual({
    values: { name: 'Amoxicillin', selling_price: 5 },
    isWhole: true,
  })
  expect(takeDraft('/seller/products/create')).toBeNull()
  expect(hasDraft()).toBe(false)
})

it('holds neither secrets nor files', () => {
  keepDraft('/x', {
    password: 'a',
    image: { rawFile: {}, src: 'blob:x' },
    images: [{ rawFile: {} }],
    name: null,
  })
  expect(takeDraft('/x')).toEqual({ values: { name: null }, isWhole: false })
  keepDraft('/x', { password_confirmation: 'a' })
  expect(takeDraft('/x')).toBeNull()
})

it('says whether something of it would be missing', () => {
  expect(canKeepAll({ name: 'Amoxicillin', opening_hours: null })).toBe(true)
  expect(canKeepAll({ name: 'Amoxicillin', image: { rawFile: {}, src: 'blob:x' } })).toBe(false)
  expect(canKeepAll({ password: 'a' })).toBe(false)
})

it('is nowhere where the browser has no storage for it', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('/x', { name: 'Amoxicillin' })
  expect(hasDraft()).toBe(false)
  expect(takeDraft('/x')).toBeNull()
})
