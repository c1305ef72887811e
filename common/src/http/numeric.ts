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

/** A number in an address, a form or a body. */
export const numeric = (): z.ZodNumber => new Numeral({ type: 'number', checks: [] })
