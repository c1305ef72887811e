import { expect, it } from 'vitest'
import { kindWords } from './mail'

it('says a kind in words, also one it does not know', () => {
  expect(kindWords('order_confirm')).toBe('Order confirmed')
  expect(kindWords('a_new_one')).toBe('a new one')
})
