import fc from 'fast-check'
import { hostileFile, hostileNumber, hostileText, hostileValue, oddId } from './hostile'
import { type Json, plausibleIn } from './plausible'

export const VISITORS = ['guest', 'customer', 'seller', 'admin', 'forged', 'unsigned', 'garbage'] as const
export type Visitor = (typeof VISITORS)[number]

/** A request as it is sent, so that it can be sent again. */
export interface Mischief {
  operation: string
  method: string
  path: string
  visitor: Visitor
  headers: Record<string, string>
  body: Buffer | undefined
}

interface Operation {
  operationId: string
  parameters: { name: string; in: string; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
}

export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

type Body = Pick<Mischief, 'body' | 'headers'>

const BOUNDARY = 'botika-fuzz-boundary'
const FORM = `multipart/form-data; boundary=${BOUNDARY}`
const ODD_TYPES = [
  'application/xml',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/json;;;',
  'image/png',
  '*/*',
]

const json = (value: unknown): Body => ({
  headers: { 'content-type': 'application/json' },
  // the name that a program must never copy along
  body: Buffer.from((JSON.stringify(value) ?? '').replaceAll('"__polluting"', '"__proto__"')),
})

/** One generator for each operation of the API document. */
export function mischiefs(document: Document): fc.Arbitrary<Mischief>[] {
  const plausible = plausibleIn(document.components.schemas)
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const content = operation.requestBody?.content
      const bodies = content
        ? bodiesOf(plausible(Object.values(content)[0]?.schema), 'multipart/form-data' in content)
        : fc.oneof({ weight: 6, arbitrary: fc.constant<Body>({ headers: {}, body: undefined }) }, junk)
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
      const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
      return fc
        .record({
          visitor: fc.oneof(
            { weight: 3, arbitrary: fc.constantFrom(...VISITORS) },
            { weight: 2, arbitrary: fc.constant<Visitor>('seller') },
            { weight: 4, arbitrary: fc.constant<Visitor>('admin') },
            { weight: 2, arbitrary: fc.constant<Visitor>('customer') },
          ),
          ids: fc.array(oddId, { minLength: inPath.length, maxLength: inPath.length }),
          query: queryOf(inQuery, plausible),
          body: bodies,
          key: fc.option(hostileText, { nil: undefined, freq: 8 }),
        })
        .map(({ visitor, ids, query, body, key }): Mischief => {
          const filled = inPath.reduce(
            (address, { name }, at) => address.replace(`{${name}}`, encoded(ids[at] ?? '')),
            path,
          )
          return {
            operation: operation.operationId,
            method: method.toUpperCase(),
            path: query ? `${filled}?${query}` : filled,
            visitor,
            headers: { ...body.headers, ...(key ? { 'idempotency-key': visible(key) } : {}) },
            body: body.body,
          }
        })
    }),
  )
}

/** Lone surrogates have no form in an address. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString()).slice(0, 6_000)
const visible = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 1_000)

function queryOf(fields: Operation['parameters'], plausible: (node: Json) => unknown): fc.Arbitrary<string> {
  const one = (name: string, schema: Json) =>
    fc
      .oneof(
        { weight: 3, arbitrary: hostileText.map((text) => [text]) },
        { weight: 2, arbitrary: fc.constant([String(plausible(schema))]) },
        { weight: 1, arbitrary: fc.array(hostileText, { minLength: 2, maxLength: 4 }) },
      )
      .map((values) => values.map((value) => `${name}=${encoded(value).slice(0, 2_000)}`).join('&'))
  const odd = fc.constantFrom(
    '',
    '%ff=%fe',
    '__proto__[x]=1',
    'scope=manage',
    'scope[]=manage&scope=public',
    'page=-1',
    'page=99999999999',
    'per_page=0',
    'sort=-password_hash',
    'ids=1,2,99999999999',
    '&&&=',
  )
  const parts = fields.map(({ name, schema }) => fc.option(one(name, schema), { nil: '', freq: 2 }))
  return fc.tuple(odd, ...parts).map((all) => all.filter(Boolean).join('&').slice(0, 7_000))
}

/** A plausible body with something wrong in it, or no such thing at all. */
function bodiesOf(sample: unknown, isForm: boolean): fc.Arbitrary<Body> {
  const spoilt = spoil(sample)
  return fc.oneof(
    { weight: 8, arbitrary: spoilt.map(json) },
    { weight: isForm ? 8 : 1, arbitrary: fc.tuple(spoilt, fc.option(hostileFile)).map(form) },
    { weight: 2, arbitrary: hostileValue.map(json) },
    { weight: 2, arbitrary: junk },
  )
}

function spoil(sample: unknown): fc.Arbitrary<unknown> {
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return hostileValue
  const names = Object.keys(sample)
  const change = fc.record({
    name: names.length > 0 ? fc.constantFrom(...names) : fc.constant('field'),
    action: fc.constantFrom('twist', 'twist', 'twist', 'replace', 'replace', 'drop', 'wrap'),
    value: hostileValue,
    text: hostileText,
    number: hostileNumber,
  })
  const stranger = fc.constantFrom<object>(
    {},
    {},
    { __polluting: { is_admin: true } },
    { constructor: { prototype: { x: 1 } } },
    { id: 1, roles: ['admin'], pharmacy_id: 1, status: 'live', password_hash: 'x' },
  )
  return fc.tuple(fc.array(change, { minLength: 1, maxLength: 2 }), stranger).map(([changes, extra]) => {
    const body: Record<string, unknown> = { ...sample, ...extra }
    for (const { name, action, value, text, number } of changes) {
      if (action === 'drop') delete body[name]
      else if (action === 'wrap') body[name] = [body[name]]
      // of the right type it comes further than the first check
      else if (action === 'twist' && typeof body[name] === 'string') body[name] = text
      else if (action === 'twist' && typeof body[name] === 'number') body[name] = number
      else body[name] = value
    }
    return body
  })
}

interface HostileFile {
  name: string
  type: string
  bytes: Buffer
}

function form([value, file]: [unknown, HostileFile | null]): Body {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const parts: Buffer[] = fields
    .filter(([name]) => !file || !/image$|^file$/.test(name))
    .map(([name, one]) => {
      const text = typeof one === 'object' ? JSON.stringify(one) : String(one)
      return Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`)
    })
  const fileName = fields.map(([name]) => name).find((name) => /image$|^file$/.test(name)) ?? 'file'
  if (file)
    parts.push(
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${fileName}"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from('\r\n'),
    )
  return {
    headers: { 'content-type': FORM },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}

/** Bodies that can't be read as what they say they are. */
const junk: fc.Arbitrary<Body> = fc.oneof(
  fc
    .constantFrom(
      '{',
      '{"a":',
      '[1,',
      'nul',
      '{"a":1}}',
      '\0',
      '"',
      '{"a":1e999999}',
      '{"__proto__":{"x":1}}',
      '',
    )
    .map((text) => ({ headers: { 'content-type': 'application/json' }, body: Buffer.from(text) })),
  fc
    .constantFrom(
      '',
      `--${BOUNDARY}`,
      `--${BOUNDARY}\r\n\r\n`,
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\nno end`,
      `--${BOUNDARY}\r\ncontent-disposition: form-data\r\n\r\nnameless\r\n--${BOUNDARY}--\r\n`,
      `--other\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n--other--\r\n`,
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
    )
    .map((text) => ({ headers: { 'content-type': FORM }, body: Buffer.from(text) })),
  fc
    .tuple(fc.constantFrom(...ODD_TYPES), fc.constantFrom('{"a":1}', '<a/>', 'a=1&b[]=2', '\xff\xfe'))
    .map(([type, text]) => ({ headers: { 'content-type': type }, body: Buffer.from(text, 'latin1') })),
)
