import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { bytesWriterOf, serializerOf } from './reply'

const Row = z.object({ id: z.number().int(), name: z.string(), brand: z.string().nullable() })
const List = z.object({ data: z.array(Row), total: z.number().int(), note: z.string().optional() })
const serialize = serializerOf(List)
const write = bytesWriterOf(List, serialize)
const read = (value: unknown) => JSON.parse(write(value).toString()) as unknown

const rows = fc.array(
  fc.record({ id: fc.integer(), name: fc.string({ unit: 'grapheme' }), brand: fc.option(fc.string()) }),
)

it('writes lists as the serialiser does, whatever is in them', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), (data, isFrozen) => {
      if (isFrozen) data.forEach(Object.freeze)
      const list = { data, total: data.length }
      expect(read(list)).toEqual(JSON.parse(serialize(list)))
      expect(read(list)).toEqual(JSON.parse(serialize(list)))
    }),
  )
})

it('remembers only lists that cannot change', () => {
  const row = { id: 1, name: 'Losartan', brand: null }
  const list = { data: [row], total: 1 }
  read(list)
  row.name = 'Losartan potassium'
  expect(read(list)).toMatchObject({ data: [{ name: 'Losartan potassium' }] })
})

it('leaves out what the schema does not name', () => {
  const list = { data: [{ id: 1, name: 'Losartan', brand: null, secret: 'x' }], total: 1, secret: 'y' }
  expect(write(list).toString()).not.toContain('secret')
})

it('writes lists with nothing around them, and replies that are no lists', () => {
  const Bare = z.object({ data: z.array(Row), note: z.string().optional() })
  expect(bytesWriterOf(Bare, serializerOf(Bare))({ data: [] }).toString()).toBe('{"data":[]}')
  expect(bytesWriterOf(Row, serializerOf(Row))({ id: 1, name: 'Ñ', brand: null }).toString()).toContain('Ñ')
})

it('gives the same bytes for a list that cannot change, and other bytes once anything around it does', () => {
  const data = Object.freeze([Object.freeze({ id: 1, name: 'Losartan', brand: null })])
  const first = write({ data, total: 1 })
  expect(write({ data, total: 1 })).toBe(first)
  expect(write({ data, total: 2 })).not.toBe(first)
  expect(read({ data, total: 2 })).toEqual({ data: [{ id: 1, name: 'Losartan', brand: null }], total: 2 })
})
