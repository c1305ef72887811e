/** A JSON Schema, or a part of one. */
export type Json = Record<string, unknown>

const SAMPLES: [RegExp, string][] = [
  [/\\s\(\)\.-/, '0917 123 4567'],
  [/20\\d\{2\}-/, '2026-01'],
  [/\\d\{1,9\}\(,/, '1,2'],
]

/** Makes a value that a schema would accept as far as its shape tells, which mischief is then done to. */
export function plausibleIn(components: Record<string, Json>) {
  function textOf(node: Json): string {
    const { format, pattern, minLength } = node
    if (format === 'email') return 'somebody@example.com'
    if (format === 'date') return '2026-01-05'
    if (format === 'date-time') return '2026-01-05T08:00:00Z'
    const known = SAMPLES.find(([like]) => like.test(String(pattern ?? '')))
    return known?.[1] ?? 'sample'.padEnd(Number(minLength ?? 0), 'x')
  }

  function plausible(given: Json | undefined): unknown {
    const node = given ?? {}
    if (typeof node['$ref'] === 'string') return plausible(components[node['$ref'].split('/').at(-1) ?? ''])
    if ('const' in node) return node['const']
    if (Array.isArray(node['enum'])) return node['enum'][0]
    const options = (node['anyOf'] ?? node['oneOf'] ?? node['allOf']) as Json[] | undefined
    if (options) return plausible(options.find((option) => option['type'] !== 'null'))
    switch (node['type']) {
      case 'string':
        return textOf(node)
      case 'integer':
      case 'number':
        return Math.max(1, Number(node['minimum'] ?? 1))
      case 'boolean':
        return true
      case 'array':
        return [plausible(node['items'] as Json)]
      case 'object': {
        const properties = (node['properties'] ?? {}) as Record<string, Json>
        return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, plausible(field)]))
      }
      default:
        return null
    }
  }
  return plausible
}
