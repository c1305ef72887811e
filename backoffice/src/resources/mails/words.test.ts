// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { KIND_NAMES, kindWords } from './words'

it('names every letter that the server writes', () => {
  const server = path.join(import.meta.dirname, '../../../../server/src')
  const kinds = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('letters.ts'))
    .flatMap((file) => [...readFileSync(path.join(server, file), 'utf8').matchAll(/kind: '(\w+)'/g)])
    .map(([, kind]) => kind ?? '')
  expect(kinds.length).toBeGreaterThan(10)
  expect(kinds.filter((kind) => !Object.hasOwn(KIND_NAMES, kind))).toEqual([])
})

it('says a kind in words, also one it does not know', () => {
  expect(kindWords('order_confirm')).toBe('Order confirmed')
  expect(kindWords('a_new_one')).toBe('a new one')
})
