import * as z from 'zod'
import * as codecs from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { Pesos, PesosField, Price } from '../money'
import { PlaceFields } from '../place'
import { PUBLICATION_STANDINGS } from '../publication'
import { PositionQuery, RecordFields, VersionField } from '../record'
import type { Entity, Gifts, GivenName, GivenOf, Loose, RecordOf, RepliedName, ReplyOf } from './entity'
import type { Field, Fields } from './fields'

export const DIRECTORY_SORTS = ['alphabetical', 'nearest'] as const

function givenOf(name: string, field: Field): z.ZodType {
  const { kind, max = 0, most = 0, isRequired = false } = field
  const words = () => (isRequired ? codecs.requiredText(max) : codecs.text(max))
  switch (kind) {
    case 'text':
    case 'long':
    case 'article':
    case 'hours':
      return words()
    case 'phone':
      return codecs.phone()
    case 'money':
      return field.isPrice ? Price : PesosField
    case 'number':
      return field.isPrice ? Price : numberOf(field)
    case 'day':
      return codecs.day()
    case 'moment':
    case 'publication':
      return codecs.instant()
    case 'flag':
      return codecs.flag()
    case 'picture':
      return codecs.imageName()
    case 'lines':
      return z.array(codecs.text(max)).max(most)
    case 'choice':
      return enumOf(field)
    case 'reference':
      return codecs.Id
    case 'references':
      return z.array(codecs.Id).max(most)
    case 'place':
      return isRequired ? codecs.requiredText(300) : PlaceFields.shape.address
    case 'placePart':
      return placePart(name)
    case 'distance':
      return z.never()
  }
}

function replyOf(name: string, { kind, isNeverNull, isRequired, ...field }: Field): z.ZodType {
  const held = (schema: z.ZodType) =>
    isNeverNull || isRequired || field.byDefault !== undefined ? schema : schema.nullable()
  switch (kind) {
    case 'money':
      return held(Pesos)
    case 'number':
      return held(field.isHundredths ? z.number() : z.number().int())
    case 'flag':
      return held(z.boolean())
    case 'lines':
      return z.array(z.string())
    case 'choice':
      return held(enumOf(field))
    case 'reference':
      return held(z.number().int())
    case 'references':
      return z.array(z.number().int())
    case 'place':
    case 'placePart':
      return placePart(name)
    case 'distance':
      return z.number().optional()
    default:
      return held(z.string())
  }
}

const numberOf = ({ least = -2_147_483_648, most = 2_147_483_647 }: Pick<Field, 'least' | 'most'>) =>
  codecs.int().min(least).max(most)
const enumOf = ({ choices = [] }: Pick<Field, 'choices'>) => z.enum(choices.map(({ id }) => id))
const placePart = (name: string) => PlaceFields.shape[name as keyof typeof PlaceFields.shape]

function optional(name: string, field: Field, isChange: boolean): z.ZodType {
  const schema = givenOf(name, field)
  if (field.byDefault !== undefined) return isChange ? schema.optional() : schema.default(field.byDefault)
  if (field.isRequired) return isChange ? schema.optional() : schema
  return field.isNeverNull || field.kind === 'placePart' ? schema.optional() : schema.nullable().optional()
}

const shapeOf = (
  fields: Fields,
  is: (field: Field) => boolean,
  schema: (name: string, field: Field) => z.ZodType,
) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => is(field))
      .map(([name, field]) => [name, schema(name, field)]),
  )

type GivenShape<F> = {
  [K in GivenName<F>]: undefined extends GivenOf<F[K]>
    ? z.ZodOptional<z.ZodType<Exclude<GivenOf<F[K]>, undefined>, Exclude<GivenOf<F[K]>, undefined>>>
    : z.ZodType<GivenOf<F[K]>, GivenOf<F[K]>>
}

export const replyShape = <F extends Fields>(fields: F) =>
  shapeOf(fields, () => true, replyOf) as { [K in RepliedName<F>]: z.ZodType<ReplyOf<F[K]>> }

export const givenShape = <F extends Fields>(fields: F) =>
  shapeOf(
    fields,
    ({ isReadOnly }) => !isReadOnly,
    (name, field) => optional(name, field, false),
  ) as GivenShape<F>

/** What lists of it understand beside every list's own. */
function queryOf(fields: Fields): z.ZodRawShape {
  const entries = Object.entries(fields)
  const has = (kind: Field['kind']) => entries.some(([, field]) => field.kind === kind)
  return {
    ...(has('distance') ? { ...PositionQuery.shape, filter: z.enum(DIRECTORY_SORTS).optional() } : {}),
    ...Object.fromEntries(
      entries
        .filter(([name, field]) => field.isFilter && !(name in ListQuery.shape))
        .map(([name, field]) => [name, filterOf(name, field).optional()]),
    ),
    ...(has('hours') ? { open_now: codecs.flag().optional() } : {}),
    ...(has('publication') ? { standing: z.enum(PUBLICATION_STANDINGS).optional() } : {}),
  }
}

const filterOf = (name: string, field: Field) =>
  field.kind === 'placePart' ? codecs.text(100) : givenOf(name, { ...field, isRequired: false })

interface DirectoryQuery {
  filter?: (typeof DIRECTORY_SORTS)[number]
  lat?: number
  lng?: number
  city?: string
  province?: string
  open_now?: boolean
  standing?: (typeof PUBLICATION_STANDINGS)[number]
}
type FilterOf<F> = {
  [K in keyof F as F[K] extends { isFilter: true } ? K : never]?: NonNullable<Gifts<F>[K & keyof Gifts<F>]>
}
type Changes<F> = Partial<Gifts<F>> & { updated_at?: string | undefined }

interface Shapes<F> {
  record: z.ZodType<RecordOf<{ fields: F }>>
  fields: z.ZodType<Loose<Gifts<F>>, Loose<Gifts<F>>>
}

const given = (fields: Fields, isChange: boolean) =>
  z.object(
    shapeOf(
      fields,
      ({ isReadOnly }) => !isReadOnly,
      (name, field) => optional(name, field, isChange),
    ),
  )

// entities with the same fields have the same shapes in the API document
const made = new WeakMap<Fields, unknown>()

function shapesOf<F extends Fields>(fields: F): Shapes<F> {
  const shapes = made.get(fields) ?? {
    record: RecordFields.extend(shapeOf(fields, ({ isOnlySent }) => !isOnlySent, replyOf)),
    fields: given(fields, false),
  }
  made.set(fields, shapes)
  return shapes as Shapes<F>
}

type Beyond<Query> = Query extends z.ZodRawShape ? z.ZodObject<Query> : z.ZodUnknown

/** The five calls of an entity; `query` has the filters that are more than one field's. */
export function endpointsOf<F extends Fields, Query extends z.ZodRawShape | undefined = undefined>(
  { name, fields }: Entity<F>,
  { query }: { query?: Query } = {},
) {
  return collection({
    name,
    ...shapesOf(fields),
    changes: given(fields, true).extend(VersionField.shape) as unknown as z.ZodType<Changes<F>, Changes<F>>,
    query: ListQuery.extend({ ...queryOf(fields), ...query }) as unknown as z.ZodType<
      z.output<typeof ListQuery> & DirectoryQuery & FilterOf<F> & z.output<Beyond<Query>>,
      z.input<typeof ListQuery> & DirectoryQuery & FilterOf<F> & z.input<Beyond<Query>>
    >,
  })
}
