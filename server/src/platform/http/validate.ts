import type { Endpoint, RequestOf } from '@botika/common/http/endpoint'
import * as z from 'zod'
import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { issueWords } from '@botika/common/http/codecs'
import * as problem from '@botika/common/messages/problem'
import { Problem } from '@botika/common/http/problem'

function parse(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  unknownFields: readonly string[] = [],
): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value, { error: issueWords })
  if (result.success && unknownFields.length === 0) return result.data
  const errors: Record<string, string[]> = {}
  for (const name of unknownFields) errors[name] = [t(messages.unknownField)]
  for (const issue of result.error?.issues.filter(isTightest) ?? []) {
    const field = issue.path.join('.') || '_'
    ;(errors[field] ??= []).push(issue.message)
  }
  const [field, [first] = []] = Object.entries(errors)[0] ?? ['_']
  const message = first ?? t(messages.notValid)
  throw new Problem('invalid', field === '_' ? message : phrase(problem.ofField, { field, message }), {
    errors,
  })
}

/** A number beyond its field's bound may be beyond every number's as well: the field's own says all. */
function isTightest(issue: z.core.$ZodIssue, _index: number, issues: readonly z.core.$ZodIssue[]) {
  const field = issue.path.join('.')
  return !issues.some((other) => {
    if (other.path.join('.') !== field) return false
    if (issue.code === 'too_big') return other.code === 'too_big' && other.maximum < issue.maximum
    return issue.code === 'too_small' && other.code === 'too_small' && other.minimum > issue.minimum
  })
}

export function validate<E extends Endpoint>(
  endpoint: E,
  raw: { params?: unknown; query?: unknown; body?: unknown },
): RequestOf<E> {
  let params: unknown
  try {
    params = parse(endpoint.params, raw.params ?? {})
  } catch {
    // an address that can't name a record names none
    throw new Problem('not_found')
  }
  return {
    params,
    query: parseQuery(endpoint, withoutBlanks(raw.query)),
    body: parseBody(endpoint, raw.body),
  } as RequestOf<E>
}

/** A form that is sent by its address names every field, the empty ones too; those were not asked for. */
function withoutBlanks(query: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== ''),
  )
}

/** A list has an order of its own, or sorts that it declares: another order than the one asked for would go unseen. */
function parseQuery(endpoint: Endpoint, query: Record<string, unknown>): unknown {
  if ('sort' in query && answersRows(endpoint) && !('sort' in (shapeOf(endpoint.query) ?? {}))) {
    throw Problem.invalid('sort', t(messages.notSortable))
  }
  return parse(endpoint.query, query)
}

const answersRows = ({ method, reply }: Endpoint) =>
  method === 'GET' &&
  (reply instanceof z.core.$ZodArray || shapeOf(reply)?.['data'] instanceof z.core.$ZodArray)

/** A field that nothing reads is refused, since a slip in its name would be lost unseen. */
function parseBody(endpoint: Endpoint, body: unknown): unknown {
  const fields = bodyFieldsOf(endpoint)
  if (!fields || typeof body !== 'object' || body === null || Array.isArray(body))
    return parse(endpoint.body, body)
  const { read, unknown } = sortFields(fields, body as Record<string, unknown>)
  return parse(endpoint.body, read, unknown)
}

type Schema = z.core.$ZodType
type Shape = Readonly<Record<string, Schema>>

/** Fields of the specification's entities (section 3): a client that sends one where it is not used is not wrong. */
const SPECIFIED = `
  id roles pharmacy_id password image inventory_id pharmacy_name product_name selling_price quantity
  current_quantity subcategory_name is_sc_discountable is_checked product name price total is_prescription
  order_number orderItems quantity_dispatched order_items customer_id receiver_first_name
  receiver_last_name receiver_number guest_first_name guest_last_name guest_number guest_email
  contact_number address province city barangay payment_option delivery_option recurring_option subtotal
  delivery_fee is_guest prescription_image slug_name discount_type senior_citizen_name senior_citizen_id
  senior_citizen_id_image is_confirmed is_shipped is_received is_paid is_completed is_cancelled
  cancel_remarks lab_name
`
  .trim()
  .split(/\s+/)

export interface BodyFields {
  taken: ReadonlySet<string>
  shape: Shape
  files: ReadonlySet<string>
  /** Fields that may be sent and are left aside: what the reply carries, and what the specification names. */
  ignored: ReadonlySet<string>
  ignoredWithin: ReadonlySet<string>
  /** Fields that accept null: empty text in them means absent, since a form can't send null. */
  nullable: ReadonlySet<string>
}

const known = new WeakMap<Endpoint, BodyFields | null>()

export function bodyFieldsOf(endpoint: Endpoint): BodyFields | null {
  const present = known.get(endpoint)
  if (present !== undefined) return present
  const fields = describe(endpoint)
  known.set(endpoint, fields)
  return fields
}

function describe({ body, reply }: Endpoint): BodyFields | null {
  const shape = body && shapeOf(body)
  if (!shape) return null
  const names = (isWanted: (schema: Schema) => boolean) =>
    new Set(Object.keys(shape).filter((name) => isWanted(shape[name] as Schema)))
  return {
    taken: names(() => true),
    shape,
    files: names(
      (schema) => z.safeParse(schema, new File([], 'probe')).success && !z.safeParse(schema, 'text').success,
    ),
    ignored: new Set([...SPECIFIED, ...replyNames(reply)]),
    ignoredWithin: new Set([...SPECIFIED, ...namesWithin(reply)]),
    nullable: names((schema) => z.safeParse(schema, null).success),
  }
}

/** The names in a record; an envelope such as `{ order }` also has those of the record within. */
function replyNames(reply: Schema): string[] {
  const shape = shapeOf(reply)
  if (!shape) return []
  const own = Object.keys(shape)
  if ('id' in shape) return own
  return [...own, ...Object.values(shape).flatMap((inner) => Object.keys(shapeOf(inner) ?? {}))]
}

/** Every name in a reply, of its lines too: what was answered may be sent back. */
function namesWithin(schema: Schema): string[] {
  const shape = shapeOf(schema)
  return shape ? Object.entries(shape).flatMap(([name, field]) => [name, ...namesWithin(field)]) : []
}

function shapeOf(schema: Schema | undefined): Shape | null {
  if (schema instanceof z.core.$ZodObject) return schema._zod.def.shape
  if (schema instanceof z.core.$ZodArray) return shapeOf(schema._zod.def.element)
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  )
    return shapeOf(schema._zod.def.innerType)
  return null
}

/** Splits what was sent into what is read and the names that nothing reads. */
function sortFields(
  fields: BodyFields,
  body: Readonly<Record<string, unknown>>,
): { read: Record<string, unknown>; unknown: string[] } {
  const read: Record<string, unknown> = {}
  const unknown: string[] = []
  for (const [name, value] of Object.entries(body)) {
    // a form without scripts names its file fields also where no file was chosen
    if (value === '' && fields.files.has(name)) continue
    if (fields.taken.has(name)) {
      read[name] = value === '' && fields.nullable.has(name) ? null : value
      unknown.push(...unknownWithin(fields.shape[name] as Schema, value, name, fields.ignoredWithin))
    } else if (!fields.ignored.has(name)) unknown.push(name)
  }
  return { read, unknown }
}

function unknownWithin(
  schema: Schema,
  value: unknown,
  place: string,
  ignored: ReadonlySet<string>,
): string[] {
  if (!mayHoldFields(value)) return []
  if (schema instanceof z.core.$ZodUnion)
    return schema._zod.def.options.flatMap((option) =>
      isFor(option, value) ? unknownWithin(option, value, place, ignored) : [],
    )
  if (schema instanceof z.core.$ZodPipe) {
    const { in: before, out: after } = schema._zod.def
    const isJson = before instanceof z.core.$ZodString
    return isJson
      ? unknownWithin(after, parsed(value), place, ignored)
      : unknownWithin(before, value, place, ignored)
  }
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    const { element } = schema._zod.def
    return value.flatMap((one, at) => unknownWithin(element, one, `${place}.${at}`, ignored))
  }
  if (schema instanceof z.core.$ZodObject && typeof value === 'object' && value !== null) {
    const { shape } = schema._zod.def
    return Object.entries(value).flatMap(([name, one]) => {
      if (Object.hasOwn(shape, name))
        return unknownWithin(shape[name] as Schema, one, `${place}.${name}`, ignored)
      return ignored.has(name) ? [] : [`${place}.${name}`]
    })
  }
  const { innerType } = schema._zod.def as { innerType?: Schema }
  return innerType ? unknownWithin(innerType, value, place, ignored) : []
}

const isFor = (schema: Schema, value: unknown) =>
  (schema instanceof z.core.$ZodPipe && schema._zod.def.in instanceof z.core.$ZodString) ===
  (typeof value === 'string')

const mayHoldFields = (value: unknown) =>
  typeof value === 'string' ? /^\s*[[{]/.test(value) : typeof value === 'object' && value !== null

/** JSON within a form's text; what is none is refused where the field is read. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
