import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import * as z from 'zod'

const NUMERAL = /^[+-]?\d+(\.\d+)?$/

interface NumeralDef extends z.core.$ZodNumberDef {
  type: 'number'
}

/**
 * A number, or its numeral, as addresses and forms carry it. `Number()` would take `null`, `true`, `[]` and `''` for
 * numbers as well, so that a field left out by mistake would be kept as 0.
 */
const Numeral: z.core.$constructor<z.ZodNumber, NumeralDef> = z.core.$constructor(
  'Numeral',
  (inst: z.ZodNumber, def: NumeralDef) => {
    z.ZodNumber.init(inst, def)
    const { parse } = inst._zod
    inst._zod.parse = (payload, context) => {
      const { value } = payload
      if (typeof value === 'string' && NUMERAL.test(value.trim())) payload.value = Number(value)
      return parse(payload, context)
    }
  },
)

export const numeric = (): z.ZodNumber => new Numeral({ type: 'number', checks: [] })

/** A whole number in an address or a form: arrives as text, callers pass a number. */
export const int = () => numeric().int().min(-2_147_483_648).max(2_147_483_647)

export const Id = int().min(1)

export const IdParams = z.object({ id: Id })

/** A claim in an address or a form: `true`, `false`, `1` or `0`. */
export const flag = () =>
  z.union([
    z.boolean(),
    z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
  ])

/** Something that may be repeated in an address: `brand=A&brand=B`. */
export const many = <S extends z.core.$ZodType>(one: S) =>
  z.union([
    z.array(one),
    z.pipe(
      one,
      z.transform((value: z.output<S>) => [value]),
    ),
  ])

/** JSON inside one text field of a form, such as `order_items`; JSON bodies may carry it plain. */
export const jsonField = <S extends z.core.$ZodType>(schema: S) =>
  z.union([
    schema,
    z.codec(z.string(), schema, {
      decode: (text, ctx) => {
        try {
          return JSON.parse(text)
        } catch {
          ctx.issues.push({
            code: 'invalid_format',
            format: 'json',
            input: text,
            error: () => t(messages.notJSON),
          })
          return z.NEVER
        }
      },
      encode: (value) => JSON.stringify(value),
    }),
  ])

export const upload = () => z.instanceof(File)

/** Text without marks that turn the direction of writing: unseen, they make a name read as another. */
const typed = () => z.string().overwrite((value) => value.replace(/[\u202A-\u202E\u2066-\u2069]/g, ''))

// besides spaces: marks without a width, and letters that show nothing
const SHOWS_NOTHING = /^(?:[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|[\uFE00-\uFE0F])+$/u

/** Text that people type: trimmed, empty where nothing of it shows, no control characters but line ends and tabs, at most `max` characters. */
export const text = (max: number) =>
  typed()
    .max(max)
    // such bytes, and halves of letters, break CSV files and PostgreSQL's text and JSON
    .regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\p{Cs}]*$/u, {
      error: () => t(messages.controlCharacters),
    })
    .transform((value) => (SHOWS_NOTHING.test(value) ? '' : value.normalize('NFC').trim()))

/** The same, and something must be left after trimming. */
export const requiredText = (max: number) =>
  text(max).refine((value) => value.length > 0, { error: () => t(messages.pleaseFillThisIn) })

/** A stored picture, as `POST /api/images` answers it: a bare file name. */
export const imageName = () =>
  z
    .string()
    .trim()
    .regex(/^(?!.*\.\.)[a-z0-9][a-z0-9._-]{0,199}$/i, {
      error: () => t(messages.uploadFirst),
    })

export const email = () =>
  typed()
    .trim()
    .max(254)
    .pipe(z.email({ error: () => t(messages.pleaseTypeAnEmail) }))

/** A Philippine mobile or landline number, spaces and dashes forgiven. */
export const phone = () =>
  typed()
    .trim()
    .max(30)
    .regex(/^\+?[\d\s().-]{7,30}$/, { error: () => t(messages.pleaseTypeAPhone) })

export const day = () => z.iso.date()

export const instant = () => z.iso.datetime({ offset: true })

/** Says in plain words what is wrong with a field for which its schema has no words of its own. */
export function issueWords(issue: z.core.$ZodRawIssue): string {
  const { input } = issue
  if (input === undefined || input === null || input === '') return t(messages.pleaseFillThisIn)
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? t(messages.pleaseTypeANumber)
        : t(messages.shouldBe, { kind: issue.expected })
    case 'too_big':
      return issue.origin === 'string'
        ? t(messages.atMostCharacters, { maximum: Number(issue.maximum) })
        : t(messages.atMost, { maximum: Number(issue.maximum) })
    case 'too_small':
      return issue.origin === 'string'
        ? t(messages.atLeastCharacters, { minimum: Number(issue.minimum) })
        : t(messages.atLeast, { minimum: Number(issue.minimum) })
    case 'invalid_value':
      return t(messages.chooseOneOf, { names: issue.values.map(String).join(', ') })
    case 'invalid_format':
      return (FORMATS[issue.format] ?? FORMATS.other)()
    default:
      return t(messages.notValid)
  }
}

const FORMATS: Record<string, () => string> & { other: () => string } = {
  json: () => t(messages.notJSON),
  other: () => t(messages.notValid),
  date: () => t(messages.pleaseTypeADate),
  datetime: () => t(messages.pleaseTypeADateAndTime),
  url: () => t(messages.pleaseTypeAWebAddress),
}
