import type { Endpoint } from '@botika/common/http/endpoint'
import { ProblemBody } from '@botika/common/http/problem-body'
import * as z from 'zod'

type Schema = z.core.$ZodType
export type Json = Record<string, unknown>

const OPTIONS = { target: 'draft-2020-12', unrepresentable: 'any' } as const

export interface Shapes {
  components: Record<string, Json>
  refOf(schema: Schema): Json
}

/** Names every body and reply, and turns them into JSON Schemas that refer to one another. */
export function shapesOf(
  endpoints: readonly Endpoint[],
  operationId: (endpoint: Endpoint) => string,
): Shapes {
  const replies = z.registry<{ id: string }>()
  const bodies = z.registry<{ id: string }>()
  const names = new Map<Schema, string>()
  const taken = new Set<string>()
  const give = (registry: typeof replies, schema: Schema, name: string) => {
    if (names.has(schema)) return
    const free = taken.has(name) ? `${name}${taken.size}` : name
    taken.add(free)
    names.set(schema, free)
    registry.add(schema, { id: free })
  }
  give(replies, ProblemBody, 'Problem')
  for (const { method, permission, reply, replyType } of endpoints) {
    // what a create answers is the record itself
    if (method === 'POST' && permission.endsWith('.create') && !replyType)
      give(replies, reply, recordName(permission))
  }
  for (const endpoint of endpoints) {
    const id = operationId(endpoint)
    const name = id.charAt(0).toUpperCase() + id.slice(1)
    if (endpoint.body) give(bodies, endpoint.body, `${name}Body`)
    if (!endpoint.replyType) give(replies, endpoint.reply, `${name}Reply`)
  }
  const uri = (id: string) => `#/components/schemas/${id}`
  const made = {
    ...z.toJSONSchema(replies, { ...OPTIONS, io: 'output', uri }).schemas,
    ...z.toJSONSchema(bodies, { ...OPTIONS, io: 'input', uri, override: nameFiles }).schemas,
  }
  return {
    components: lifted(made as Record<string, Json>),
    refOf: (schema) => ({ $ref: uri(names.get(schema) ?? '') }),
  }
}

export function fieldsOf(schema: Schema | undefined): { name: string; schema: Json; isRequired: boolean }[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { ...OPTIONS, io: 'input' }) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: bare(field),
    isRequired: required.includes(name),
  }))
}

function recordName(permission: string): string {
  const resource = permission.split('.')[0] ?? ''
  const words = resource.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words
    .join('')
    .replace(/ies$/, 'y')
    .replace(/([^sw])s$/, '$1')
}

function nameFiles({ zodSchema, jsonSchema }: { zodSchema: Schema; jsonSchema: object }) {
  if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
}

function lifted({ __shared: shared, ...made }: Record<string, Json>): Record<string, Json> {
  const parts = Object.entries((shared?.['$defs'] ?? {}) as Record<string, Json>).map(
    ([name, part]) => [`Shared${name.replace('schema', '')}`, part] as const,
  )
  const all = Object.fromEntries(
    [...Object.entries(made), ...parts].map(([id, schema]) => [id, bare(schema)]),
  )
  return JSON.parse(JSON.stringify(all).replace(/__shared#\/\$defs\/schema(\d+)/g, 'Shared$1')) as Record<
    string,
    Json
  >
}

function bare({ $schema: _schema, $id: _id, ...schema }: Json): Json {
  return schema
}
