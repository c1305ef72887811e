import { describe, expect, it } from 'vitest'
import { blocksOf, spansOf } from './blocks'

describe('the marks of an article', () => {
  it('make lists of lines behind a dash, apart from what stands around them', () => {
    expect(blocksOf('Take:\n- water\n-  rest \nThen sleep.')).toEqual([
      { kind: 'paragraph', text: 'Take:' },
      { kind: 'list', items: ['water', 'rest'] },
      { kind: 'paragraph', text: 'Then sleep.' },
    ])
  })

  it('leave a dash alone that is no item', () => {
    for (const text of ['-3 degrees', '- ', 'a - b'])
      expect(blocksOf(text)).toEqual([{ kind: 'paragraph', text: text.trim() }])
  })

  it('make words strong between pairs of stars, and nothing else', () => {
    expect(spansOf('Drink **plenty of water** daily')).toEqual([
      { text: 'Drink ', isStrong: false },
      { text: 'plenty of water', isStrong: true },
      { text: ' daily', isStrong: false },
    ])
    for (const text of ['2 * 3 ** 4', '** not this **', '**', '*one*', 'a **b\nc** d'])
      expect(spansOf(text)).toEqual([{ text, isStrong: false }])
    expect(spansOf('')).toEqual([])
  })
})
