import { describe, expect, it } from 'vitest'
import { blocksOf, minutesToRead } from './article-text'

describe('the text of an article', () => {
  it('has paragraphs between blank lines and headings behind ##', () => {
    expect(blocksOf('One.\n\n## Why?\n\nTwo.')).toEqual([
      { kind: 'paragraph', text: 'One.' },
      { kind: 'heading', text: 'Why?', id: 'why' },
      { kind: 'paragraph', text: 'Two.' },
    ])
  })

  it('ends a paragraph at a heading that follows or goes before without a blank line', () => {
    expect(blocksOf('One.\n## Then\nTwo.').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'heading',
      'paragraph',
    ])
  })

  it('keeps the line ends inside a paragraph and reads those of every system', () => {
    expect(blocksOf('Monday\r\nTuesday\r\n\r\n\r\nSunday')).toEqual([
      { kind: 'paragraph', text: 'Monday\nTuesday' },
      { kind: 'paragraph', text: 'Sunday' },
    ])
  })

  it('takes only ## and a space for a heading', () => {
    const texts = ['# One', '### Three', '##Two', '## ', 'a ## b']
    for (const text of texts) expect(blocksOf(text)).toEqual([{ kind: 'paragraph', text: text.trim() }])
  })

  it('gives headings that say the same different addresses', () => {
    const ids = blocksOf('## At home\n\n## At home\n\n## ₱').map((block) => 'id' in block && block.id)
    expect(ids).toEqual(['at-home', 'at-home-2', 'part'])
  })

  it('has no blocks where there is no text', () => {
    expect(blocksOf(' \n\n \t\n')).toEqual([])
  })

  it('takes at least a minute to read', () => {
    expect(minutesToRead('')).toBe(1)
    expect(minutesToRead('word '.repeat(610))).toBe(3)
  })
})
