import { describe, expect, it } from 'vitest'
import { text } from './codecs'
import { ListQuery } from './collection'

describe('text that people type', () => {
  it.each([
    ['  Niño  ', 'Niño'],
    ['Nin\u0303o', 'Niño'],
    ['one\ntwo\tthree', 'one\ntwo\tthree'],
    ['👩‍⚕️', '👩‍⚕️'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(text(20).parse(typed)).toBe(kept)
  })

  it.each([['\u0000'], ['a\u0007b'], ['\ud800'], ['a\udfff\ud800b']])(
    '%j can’t be kept and is refused',
    (typed) => {
      expect(text(20).safeParse(typed).success).toBe(false)
    },
  )
})

describe('the ids of a list', () => {
  it('are numbers that a record can have', () => {
    expect(ListQuery.parse({ ids: '1,22,333' }).ids).toBe('1,22,333')
    for (const ids of ['', '1,', '1;2', '99999999999', Array(101).fill('1').join()])
      expect(ListQuery.safeParse({ ids }).success).toBe(false)
  })
})
