import { strengthsOf } from '@botika/common/products/strength'

interface Described {
  name: string | null
  generic_name: string | null
  strength: string | null
  dosage_form: string | null
  unit_count: number | null
}

interface Pack {
  pack_size: string
  unit_count: number
}

const HOLDER =
  /\b(box|bottle|blister|strip|pack|carton|jar|tube|sachet|can)s?\s*(?:of|x|\/|by)\s*(\d{1,4})\b(?!\s*(?:m?l|m?c?g|mg|iu)\b)/i
// 20's, x 100, 30 tablets
const COUNTED =
  /(?<![\d./])(\d{1,4})\s*(?:['’`]\s?s\b|(?:pcs?|pieces?|tabs?|tablets|caps|capsules|sachets|softgels)\b)/i
const TIMES = /\bx\s?(\d{1,4})\b(?!\s*(?:m?l|m?c?g|mg|iu|%)\b)/i
const VOLUME = /(?<![\d./]|\/\s)(\d{1,4}(?:\.\d+)?)\s?(m?l|g)\b(?!\s*\/)/gi
const BY_WEIGHT = /cream|ointment|gel|paste|powder/i

/**
 * The pack of a medicine whose list has no column for it: what its name says, else how many units it has. Null for what
 * is not described as a medicine is: the name of other goods tells them apart already.
 */
export function packOf({ name, generic_name, strength, dosage_form, unit_count }: Described): Pack | null {
  if (!generic_name || !strength || !dosage_form) return null
  const text = name ?? ''
  const [, holder, held] = HOLDER.exec(text) ?? []
  if (holder && held) {
    const word = holder.charAt(0).toUpperCase() + holder.slice(1).toLowerCase()
    return packed(`${word} of ${Number(held)}`, unit_count ?? Number(held))
  }
  const count = COUNTED.exec(text)?.[1] ?? TIMES.exec(text)?.[1]
  if (count && Number(count) > 0) return packed(`${Number(count)} pieces`, unit_count ?? Number(count))
  const volume = volumeIn(text, strength, dosage_form)
  if (volume) return packed(volume, unit_count ?? 1)
  return unit_count !== null && unit_count > 1 ? packed(`${unit_count} pieces`, unit_count) : null
}

const packed = (pack_size: string, unit_count: number): Pack | null =>
  unit_count >= 1 ? { pack_size, unit_count } : null

/** `60 mL` in a name that says the strength as well, or not. */
function volumeIn(name: string, strength: string, form: string): string | null {
  const known = new Set(strengthsOf(strength))
  for (const [written, amount, unit] of name.matchAll(VOLUME)) {
    if (unit?.toLowerCase() === 'g' && !BY_WEIGHT.test(form)) continue
    if (strengthsOf(written).some((one) => known.has(one))) continue
    return `${Number(amount)} ${unit?.toLowerCase() === 'g' ? 'g' : unit?.toLowerCase() === 'l' ? 'L' : 'mL'}`
  }
  return null
}
