import { createHash } from 'node:crypto'
import type { Document, Operation } from './document'
import type { Json } from './schemas'

const STYLE = `
:root{color-scheme:light dark;--ink:#14231d;--soft:#4d5f57;--line:#d7e0db;--ground:#fff;--tint:#f2f7f4;--brand:#0b5f49}
@media (prefers-color-scheme:dark){:root{--ink:#e8f0ec;--soft:#a9bab2;--line:#2f3f38;--ground:#101815;--tint:#18231f;--brand:#7fd6b8}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main,header,nav{max-width:60rem;margin:0 auto;padding:0 1.25rem}header{padding-top:2.5rem}h1{margin:0 0 .5rem;font-size:2rem}
h2{margin:2.5rem 0 .75rem;padding-top:.5rem;font-size:1.3rem}a{color:var(--brand)}p,td,.soft{color:var(--soft)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem .9rem;padding:0;list-style:none}nav a{display:inline-block;padding:.35rem 0}
details{border:1px solid var(--line);border-radius:.7rem;margin:.5rem 0;background:var(--ground)}
summary{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline;padding:.7rem 1rem;cursor:pointer}
summary:focus-visible,a:focus-visible{outline:3px solid var(--brand);outline-offset:2px;border-radius:.4rem}
details[open]>summary{border-bottom:1px solid var(--line);background:var(--tint);border-radius:.7rem .7rem 0 0}
.body{padding:.5rem 1rem 1rem;overflow-x:auto}.verb{min-width:4.2rem;font-weight:700;color:var(--brand)}
code{font:0.92em/1.4 ui-monospace,monospace;overflow-wrap:anywhere}h3{margin:1rem 0 .3rem;font-size:1rem}
table{border-collapse:collapse;width:100%}th,td{padding:.3rem .75rem .3rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
footer{padding:3rem 0}`

const hash = createHash('sha256').update(STYLE).digest('base64')

/** Nothing runs on the page, and nothing is loaded for it. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The API document as a page to read, without any script. */
export function docsPage(document: Document): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const sections = document.tags.map(({ name }) => {
    const calls = operations.filter(({ operation }) => operation.tags.includes(name))
    return `<section aria-labelledby="${name}"><h2 id="${name}">${escape(titleOf(name))}</h2>${calls.map(callOf).join('')}</section>`
  })
  const shapes = Object.entries(document.components.schemas)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, schema]) =>
        `<details id="schema-${name}"><summary><code>${name}</code></summary><div class="body">${fields(schema)}</div></details>`,
    )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of ${escape(String(document.info['title']))}</title><style>${STYLE}</style></head><body>
<header><h1>API of ${escape(String(document.info['title']))}</h1><p>${escape(String(document.info['description']))}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. ${operations.length} calls.</p></header>
<nav aria-label="Parts of the API"><ul>${document.tags.map(({ name }) => `<li><a href="#${name}">${escape(titleOf(name))}</a></li>`).join('')}<li><a href="#shapes">Shapes</a></li></ul></nav>
<main>${sections.join('')}<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>${shapes.join('')}</section></main><footer></footer></body></html>`
}

function callOf({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { parameters, requestBody, responses } = operation
  const inputs = parameters.map(({ name, in: where, required, schema }) =>
    row(
      `<code>${escape(String(name))}</code>`,
      `${String(where)}${required ? ', required' : ''}`,
      typeOf(schema as Json),
    ),
  )
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    row(`<code>${type}</code>`, '', typeOf(schema)),
  )
  const answers = Object.entries(responses).map(([status, answer]) =>
    row(`<code>${status}</code>`, meaningOf(answer), replyOf(answer)),
  )
  return `<details id="${operation.operationId}"><summary><span class="verb">${method}</span><code>${escape(path)}</code><span class="soft">${escape(operation.summary)}</span></summary>
<div class="body"><p>Who: ${escape(whoOf(operation))}</p>${table('Parameters', inputs)}${table('Body', bodies)}${table('Answers', answers)}</div></details>`
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const table = (title: string, rows: string[]) =>
  rows.length > 0 ? `<h3>${title}</h3><table><tbody>${rows.join('')}</tbody></table>` : ''

const titleOf = (tag: string) => tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ')

function whoOf({ 'x-roles': roles }: Operation): string {
  const names = Object.entries(roles).map(([role, reach]) => (reach === 'own' ? `${role} (own)` : role))
  return names.length === 4 ? 'everybody' : names.join(', ')
}

function meaningOf(answer: Json): string {
  const { $ref, description = '' } = answer as { $ref?: string; description?: string }
  return $ref ? 'refused: see Problem' : escape(description)
}

function replyOf(answer: Json): string {
  const { content } = answer as { content?: Record<string, { schema: Json }> }
  return Object.values(content ?? {})
    .map(({ schema }) => typeOf(schema))
    .join(', ')
}

function fields(schema: Json): string {
  const { properties, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] }
  if (!properties) return `<p>${typeOf(schema)}</p>`
  const rows = Object.entries(properties).map(([name, field]) =>
    row(`<code>${escape(name)}</code>`, required.includes(name) ? 'always' : '', typeOf(field)),
  )
  return `<table><tbody>${rows.join('')}</tbody></table>`
}

/** A type in a few words: `list of Doctor`, `text, at most 200`. */
function typeOf(schema: Json): string {
  const { $ref, type, anyOf, allOf, items, properties, format, maxLength, minimum, maximum } = schema as {
    $ref?: string
    type?: string | string[]
    anyOf?: Json[]
    allOf?: Json[]
    items?: Json
    properties?: Json
    format?: string
    maxLength?: number
    minimum?: number
    maximum?: number
  }
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? ''
    return `<a href="#schema-${name}">${name}</a>`
  }
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((one) => `<code>${escape(String(one))}</code>`).join(' or ')
  if (schema['const'] !== undefined) return `<code>${escape(String(schema['const']))}</code>`
  const options = anyOf ?? allOf
  if (options) return [...new Set(options.map(typeOf))].join(' or ')
  if (items) return `list of ${typeOf(items)}`
  if (properties) return `{ ${Object.keys(properties).map(escape).join(', ')} }`
  const words = Array.isArray(type) ? type.join(' or ') : (type ?? 'anything')
  const limits = [
    format === 'binary' ? 'file' : format,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && minimum > -2_147_483_648 && `from ${minimum}`,
    maximum !== undefined && maximum < 2_147_483_647 && `to ${maximum}`,
  ]
  return escape([words === 'string' ? 'text' : words, ...limits].filter(Boolean).join(', '))
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
