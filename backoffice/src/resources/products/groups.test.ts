import { describe, expect, it } from 'vitest'
import { groupOf } from './groups'

describe("an offer's group", () => {
  it.each([
    ['live', 5, 'live'],
    ['live', 0, 'sold_out'],
    ['draft', 0, 'draft'],
    ['draft', 5, 'draft'],
    ['suspended', 0, 'suspended'],
  ] as const)('%s with %d left is %s', (status, quantity, group) => {
    expect(groupOf({ status, quantity })).toBe(group)
  })
})
