import { describe, expect, it } from 'vitest'
import { withMark } from './marks'

/** A text with `[` and `]` around what is chosen. */
const written = (text: string) => ({
  text: text.replace(/[[\]]/g, ''),
  start: text.indexOf('['),
  end: text.indexOf(']') - 1,
})
const read = ({ text, start, end }: ReturnType<typeof written>) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`

describe('marks', () => {
  it.each([
    ['Drink [water] daily', 'strong', 'Drink **[water]** daily'],
    ['Drink[ water ]daily', 'strong', 'Drink **[water]** daily'],
    ['Drink **[water]** daily', 'strong', 'Drink [water] daily'],
    ['Drink []', 'strong', 'Drink **[strong words]**'],
    ['One\nTw[]o\nThree', 'heading', 'One\n## Tw[]o\nThree'],
    ['## Tw[]o', 'heading', 'Tw[]o'],
    ['#[]# Two', 'heading', '[]Two'],
    ['[One\nTwo]', 'heading', '[## One\n## Two]'],
    ['[## Two]', 'heading', '[Two]'],
    ['[## Two]', 'list', '[- Two]'],
    ['One\n[Two\nThree]', 'list', 'One\n[- Two\n- Three]'],
    ['[- Two\n- Three]', 'list', '[Two\nThree]'],
    ['[]', 'list', '- []'],
    ['One\n\n[]', 'list', 'One\n\n- []'],
  ] as const)('make of %j with %s %j', (before, mark, after) => {
    expect(read(withMark(written(before), mark))).toBe(after)
  })
})
