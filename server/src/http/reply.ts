import fastJson, { type AnySchema } from 'fast-json-stringify'
import * as z from 'zod'

type Node = Record<string, unknown>

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
export function serializerOf(schema: z.core.$ZodType): (value: unknown) => string {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => flattenNullable(jsonSchema as Node),
  })
  delete json.$schema
  return fastJson(json as AnySchema)
}
