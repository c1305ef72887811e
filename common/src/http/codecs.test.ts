import { describe, expect, it } from 'vitest'
import { email, phone, requiredText, text } from './codecs'
import { ListQuery } from './collection'

describe('text that people type', () => {
  it.each([
    ['  Niño  ', 'Niño'],
    ['Nin\u0303o', 'Niño'],
    ['one\ntwo\tthree', 'one\ntwo\tthree'],
    ['👩‍⚕️', '👩‍⚕️'],
    ['\u200b \u2800\u3164', ''],
    ['\u200b', ''],
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

it('that has to be filled in is not by what shows nothing', () => {
  expect(requiredText(20).safeParse('\u200b\u2800').success).toBe(false)
  expect(requiredText(20).safeParse('.').success).toBe(true)
})

describe('marks that turn the direction of writing', () => {
  it('are left out: they would make a name read as another', () => {
    expect(text(12).parse('Botika\u202Egnp\u2066\u2069\u202C.ph')).toBe('Botikagnp.ph')
  })

  it('do not keep out what was copied from a phone’s contacts', () => {
    expect(phone().parse('\u202A0917 123 4567\u202C')).toBe('0917 123 4567')
    expect(email().parse('\u2068ana@example.com\u2069')).toBe('ana@example.com')
  })
})

describe('the ids of a list', () => {
  it('are numbers that a record can have', () => {
    expect(ListQuery.parse({ ids: '1,22,333' }).ids).toBe('1,22,333')
    for (const ids of ['', '1,', '1;2', '99999999999', Array(101).fill('1').join()])
      expect(ListQuery.safeParse({ ids }).success).toBe(false)
  })
})
