import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { int, issueWords, jsonField, requiredText } from './codecs'

const Form = z.object({
  name: requiredText(5),
  amount: int().min(1).max(9),
  kind: z.enum(['a', 'b']),
  items: jsonField(z.array(z.number()).min(1)),
  day: z.iso.date(),
})

const faults = (input: unknown) => {
  const { error } = Form.safeParse(input, { error: issueWords })
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]))
}

describe('what is said of a field', () => {
  it('asks for what is missing', () => {
    expect(faults({})).toEqual({
      name: 'Please fill this in',
      amount: 'Please fill this in',
      kind: 'Please fill this in',
      items: 'Please fill this in',
      day: 'Please fill this in',
    })
  })

  it('names the limit or the choices', () => {
    expect(faults({ name: 'too long', amount: 10, kind: 'c', items: '[]', day: '31 Jan' })).toMatchObject({
      name: 'At most 5 characters',
      amount: 'At most 9',
      kind: 'Choose one of: a, b',
      day: 'Please type a date such as 2026-01-31',
    })
  })

  it('keeps the words that a schema chose itself', () => {
    expect(faults({ name: '  ', amount: 'x', kind: 'a', items: '{', day: '2026-01-31' })).toMatchObject({
      name: 'Please fill this in',
      amount: 'Please type a number',
    })
  })
})
