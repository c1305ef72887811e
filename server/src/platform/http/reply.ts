import fastJson, { type AnySchema } from 'fast-json-stringify'
import * as z from 'zod'

type Node = Record<string, unknown>

export type Write = (value: unknown) => string

/** `anyOf [X, null]` becomes a nullable X, which serialises without trying alternatives. */
function flattenNullable(node: Node): void {
  const options = node['anyOf'] as Node[] | undefined
  if (options?.length !== 2) return
  const other = options.find((option) => option['type'] !== 'null')
  if (!other || other === options.find((option) => option['type'] === undefined)) return
  if (options.every((option) => option['type'] !== 'null')) return
  delete node['anyOf']
  Object.assign(node, other, { nullable: true })
}

/** A serialiser that writes only what the schema names, so that nothing else can leak. */
export function serializerOf(schema: z.core.$ZodType): Write {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => flattenNullable(jsonSchema as Node),
  })
  delete json.$schema
  return fastJson(json as AnySchema)
}

const START = Buffer.from('{"data":[')

interface WrittenList {
  rows: Buffer
  around: string
  whole: Buffer
}

/**
 * The same as bytes, remembered for frozen lists: a page of fifty products costs a comparison instead of fifty
 * serialisations.
 */
export function bytesWriterOf(schema: z.core.$ZodType, serialize: Write): (value: unknown) => Buffer {
  const parts = partsOf(schema)
  if (!parts) return (value) => Buffer.from(serialize(value))
  const writeRow = serializerOf(parts.row)
  const writeRest = serializerOf(parts.rest)
  const written = new WeakMap<readonly object[], WrittenList>()

  const joined = (data: readonly object[]) => Buffer.from(data.map(writeRow).join(','))

  return (value) => {
    const { data, ...rest } = value as { data: readonly object[] }
    const around = writeRest(rest)
    const before = written.get(data)
    if (before?.around === around) return before.whole
    const rows = before?.rows ?? joined(data)
    const end = Buffer.from(around === '{}' ? ']}' : `],${around.slice(1)}`)
    const whole = Buffer.concat([START, rows, end])
    if (Object.isFrozen(data)) written.set(data, { rows, around, whole })
    return whole
  }
}

/** A list's reply as its rows and what stands around them; null when it is no list, or nothing stands around. */
function partsOf(schema: z.core.$ZodType): { row: z.core.$ZodType; rest: z.core.$ZodType } | null {
  if (!(schema instanceof z.ZodObject)) return null
  const { data, ...rest } = schema.shape as Record<string, z.ZodType>
  if (!(data instanceof z.ZodArray) || !(data.element instanceof z.ZodObject)) return null
  return Object.keys(rest).length > 0 ? { row: data.element, rest: z.object(rest) } : null
}
