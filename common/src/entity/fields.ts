import type { Label } from '../messages/message'
/** What kind of thing a field holds: forms, lists, schemas and columns are made from it. */
type Kind =
  | 'text'
  | 'long'
  | 'phone'
  | 'money'
  | 'number'
  | 'day'
  | 'moment'
  | 'flag'
  | 'picture'
  | 'lines'
  | 'hours'
  /** Text with the marks of articles, and buttons for them. */
  | 'article'
  /** A moment of publication: a draft, at once, or later. The public sees what is published. */
  | 'publication'
  | 'choice'
  | 'reference'
  | 'references'
  /** Street, province, city, barangay and coordinates: asked for as one. */
  | 'place'
  /** One of the columns that `place` asks for. */
  | 'placePart'
  /** Kilometres to whoever asks; a list with it sorts by distance. */
  | 'distance'

export interface Choice {
  id: string
  name: Label
  tone?: 'good' | 'bad' | 'warn' | 'info' | 'brand' | 'quiet'
}

/** Everything that may be declared of a field. */
interface Attributes {
  /** As forms and lists call it; a field without one stands in neither. */
  label?: Label
  help?: Label
  /** Heads its column where the list shows more than this field: the whole name. */
  heading?: Label
  isRequired?: boolean
  /** Forms ask until it is filled in; the API does not. */
  isRequiredInForm?: boolean
  isNeverNull?: boolean
  byDefault?: string
  /** Answered, and written by nobody. */
  isReadOnly?: boolean
  /** Sent along, and neither kept nor answered as it is. */
  isOnlySent?: boolean
  /** One line that is often wider than a phone: it wraps there. */
  isLong?: boolean
  /** Stands in the list as well. */
  isListed?: boolean
  isSorted?: boolean
  isFilter?: boolean
  /** The audit log does not repeat what people say of themselves. */
  isPersonal?: boolean
  office?: '/admin' | '/seller'
  /** Only asked for when the form has this value in that field. */
  when?: { field: string; is: string }
  max?: number
  /** How many lines or references there may be; of a number the largest. */
  most?: number
  least?: number
  /** A number or code by which people look something up: a spreadsheet must not have made a date or an amount of it. */
  isCode?: boolean
  /** What files call its column, first as a template names it. */
  headings?: readonly string[]
  column?: string
  /** At least one centavo. */
  isPrice?: boolean
  choices?: readonly Choice[]
  /** The other record's collection. */
  reference?: string
  /** Field of this record that holds the other one's name. */
  named?: string
  /** Kept in hundredths: centavos, or hundredths of a percent. */
  isHundredths?: boolean
}

/** One field of an entity; `Reply` is what it answers, `Given` what a new record is given. */
export interface Field<Reply = unknown, Given = unknown> extends Attributes {
  kind: Kind
  /** The heading that it stands under in the form; what one is called unless said. */
  part?: Label
  /** Never set: it carries the types. */
  types?: { reply: Reply; given: Given }
}

export type Fields = Readonly<Record<string, Field>>

type Held<T, O> = O extends { isRequired: true } | { isNeverNull: true } | { byDefault: string }
  ? T
  : T | null
type Given<T, O> = O extends { isRequired: true } ? T : Held<T, O> | undefined
type Made<T, O> = O &
  Field<
    O extends { isOnlySent: true } ? never : Held<T, O>,
    O extends { isReadOnly: true } ? never : Given<T, O>
  >

const made =
  <T>(kind: Kind, always: Attributes = {}) =>
  <const O extends Attributes>(attributes: O) =>
    ({ kind, ...always, ...attributes }) as unknown as Made<T, O>
/** The same of what is empty rather than absent. */
const full =
  <T>(kind: Kind) =>
  <const O extends Attributes>(attributes: O) =>
    ({ kind, isNeverNull: true, ...attributes }) as unknown as Made<T, O & { isNeverNull: true }>

export const text = made<string>('text')
export const phone = made<string>('phone')
export const money = made<number>('money')
export const day = made<string>('day')
export const moment = made<string>('moment')
export const picture = made<string>('picture')
export const hours = made<string>('hours', { max: 300 })
export const reference = made<number>('reference')
export const publication = made<string>('publication')
export const long = full<string>('long')
export const article = full<string>('article')
export const number = full<number>('number')
export const flag = full<boolean>('flag')
export const lines = full<string[]>('lines')
export const references = full<number[]>('references')

export const choice = <const O extends Attributes & { choices: readonly Choice[] }>(attributes: O) =>
  ({ kind: 'choice', isNeverNull: true, ...attributes }) as unknown as Made<
    O['choices'][number]['id'],
    O & { isNeverNull: true }
  >

export const slug = () => text({ isReadOnly: true, isNeverNull: true })

/** Whether its hours say that it is open now; null where they are not known. */
export const openNow = () => ({ kind: 'flag', isReadOnly: true }) as unknown as Field<boolean | null, never>

export const distance = () =>
  ({ kind: 'distance', isReadOnly: true }) as unknown as Field<number | undefined, never>

type Part<T> = Field<T, T | undefined>
const part = <T>(attributes: Attributes = {}) => ({ kind: 'placePart', ...attributes }) as unknown as Part<T>

/** The columns of a place; the form asks for them as one. */
export const place = <const O extends { isRequired?: boolean; city?: Attributes; province?: Attributes }>({
  isRequired = false,
  city = {},
  province = {},
}: O) => ({
  address: { kind: 'place', label: 'Address', isNeverNull: true, isRequired } as unknown as Field<
    string,
    O extends { isRequired: true } ? string : string | undefined
  >,
  province: part<string | null>(province),
  city: part<string | null>(city),
  barangay: part<string | null>(),
  latitude: part<number | null>(),
  longitude: part<number | null>(),
})

export const section = <F extends Fields>(title: Label, fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, part: title }])) as F
