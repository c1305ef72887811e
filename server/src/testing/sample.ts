import * as z from 'zod'

type Node = Record<string, unknown>

/** Values for text that has to look like something. */
const PATTERNS: [RegExp, string][] = [
  [/d\\s\(\)\.-/, '0917 123 4567'],
  [/\\d\{1,9\}\(,/, '1'],
  [/\._-\]\{0,199\}/, 'picture.webp'],
]

const EMAIL = { format: 'email' }

function textOf(node: Node): string {
  if (node['format'] === 'email') return 'somebody@example.com'
  if (node['format'] === 'date') return '2026-01-05'
  if (node['format'] === 'date-time') return '2026-01-05T08:00:00Z'
  if (node['format'] === 'uri') return 'https://example.com'
  const pattern = String(node['pattern'] ?? '')
  const known = PATTERNS.find(([like]) => like.test(pattern))
  return known?.[1] ?? 'x'.repeat(Math.max(Number(node['minLength'] ?? 1), 8))
}

function valueOf(node: Node): unknown {
  if ('const' in node) return node['const']
  if (Array.isArray(node['enum'])) return node['enum'][0]
  const options = (node['anyOf'] ?? node['oneOf'] ?? node['allOf']) as Node[] | undefined
  if (options) return valueOf(options.find((option) => option['type'] !== 'null') ?? {})
  switch (node['type']) {
    case 'string':
      return textOf(node)
    case 'integer':
    case 'number':
      return Math.max(1, Number(node['minimum'] ?? 1))
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: Number(node['minItems'] ?? 1) }, () =>
        valueOf((node['items'] ?? {}) as Node),
      )
    case 'object': {
      const required = (node['required'] ?? []) as string[]
      const properties = (node['properties'] ?? {}) as Record<string, Node>
      // the check of an address comes behind its trimming, where the schema says nothing of it
      return Object.fromEntries(
        required.map((name) => [name, valueOf({ ...properties[name], ...(name === 'email' && EMAIL) })]),
      )
    }
    default:
      return null
  }
}

/** A small value that a schema lets through, as far as its shape tells. */
export function sampleOf(schema: z.core.$ZodType | undefined): unknown {
  if (!schema) return undefined
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node)
}
