import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readState, stateText } from './page-state'

const page = (data: unknown) => ({ data, error: null, origin: 'https://botika.example', modules: ['/a.js'] })
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const record = fc.dictionary(fc.constantFrom('id', 'name', 'price', 'rows'), leaf)
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('node')),
    fc.array(record),
    fc.dictionary(fc.constantFrom('a', 'b', 'rows'), tie('node')),
  ),
})).node

it('comes back as it was, whatever a loader has loaded', () => {
  fc.assert(
    fc.property(tree, (data) => {
      expect(readState(stateText(page(data)))).toEqual(page(data))
    }),
  )
})

it('names the fields of a list once, and leaves out what a record lacks', () => {
  const rows = [{ id: 1, was: 20 }, { id: 2 }, { id: 3, was: undefined }, { id: 4, was: null }]
  const text = stateText(page({ rows }))
  expect(text.match(/"was"/g)).toHaveLength(1)
  expect(readState(text).data).toStrictEqual({
    rows: [{ id: 1, was: 20 }, { id: 2 }, { id: 3 }, { id: 4, was: null }],
  })
})

it('cannot end the script element that it stands in', () => {
  expect(stateText(page({ name: '</script><script>alert(1)</script>' }))).not.toContain('</script')
})
