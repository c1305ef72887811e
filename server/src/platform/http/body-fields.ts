import type { Endpoint } from '@botika/common/http/endpoint'
import * as z from 'zod'

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

/** What an endpoint's body may hold. */
export interface BodyFields {
  /** Fields that are read. */
  taken: ReadonlySet<string>
  /** What is read, to look into. */
  shape: Shape
  /** Fields that are taken as files. */
  files: ReadonlySet<string>
  /** Fields that may be sent and are left aside: what the reply carries, and what the specification names. */
  ignored: ReadonlySet<string>
  /** The same of an object within the body. */
  ignoredWithin: ReadonlySet<string>
  /** Fields that accept null: empty text in them means absent, since a form can't send null. */
  nullable: ReadonlySet<string>
}

const known = new WeakMap<Endpoint, BodyFields | null>()

/** The fields of an endpoint's body, or null where the body is no record. */
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

/** The fields of an object, whatever it is wrapped in; null for what is no object. */
export function shapeOf(schema: Schema | undefined): Shape | null {
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
export function sortFields(
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

/** Fields of objects within a body that nothing reads, by their place: `items.0.quanity`. */
function unknownWithin(
  schema: Schema,
  value: unknown,
  place: string,
  ignored: ReadonlySet<string>,
): string[] {
  // no field takes two kinds of objects
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

/** Whether text, or something else, is what one of several forms of a field takes. */
const isFor = (schema: Schema, value: unknown) =>
  (schema instanceof z.core.$ZodPipe && schema._zod.def.in instanceof z.core.$ZodString) ===
  (typeof value === 'string')

/** JSON within a form's text; what is none is refused where the field is read. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
