import { beforeEach, expect, it } from 'vitest'
import { keepDraft, takeDraft } from './draft'

beforeEach(() => sessionStorage.clear())

it('comes back once, on the page where it was typed', () => {
  keepDraft('/seller/products/create', { name: 'Amoxicillin', selling_price: 5 })
  expect(takeDraft('/seller/doctors/create')).toBeNull()
  expect(takeDraft('/seller/products/create')).toEqual({ name: 'Amoxicillin', selling_price: 5 })
  expect(takeDraft('/seller/products/create')).toBeNull()
})

it('holds neither secrets nor files', () => {
  keepDraft('/x', {
    password: 'a',
    image: { rawFile: {}, src: 'blob:x' },
    images: [{ rawFile: {} }],
    name: null,
  })
  expect(takeDraft('/x')).toEqual({ name: null })
  keepDraft('/x', { password_confirmation: 'a' })
  expect(takeDraft('/x')).toBeNull()
})
