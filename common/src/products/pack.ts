import { strengthsOf } from './strength'

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
const COUNTED =
  /(?<![\d./])(\d{1,4})\s*(?:['’`]\s?s\b|(?:pcs?|pieces?|tabs?|tablets|caps|capsules|sachets|softgels)\b)/i
const TIMES = /\bx\s?(\d{1,4})\b(?!\s*(?:m?l|m?c?g|mg|iu|%)\b)/i
const VOLUME = /(?<![\d./]|\/\s)(\d{1,4}(?:\.\d+)?)\s?(m?l|g)\b(?!\s*\/)/gi
const BY_WEIGHT = /cream|ointment|gel|paste|powder/i

/** How many pieces a text says: `20's`, `30 tablets`, `x 30`. */
export const piecesIn = (text: string): RegExpExecArray | null => COUNTED.exec(text) ?? TIMES.exec(text)

/** The pack by the name, else by the units; null for other goods, whose names tell them apart already. */
export function packOf({ name, generic_name, strength, dosage_form, unit_count }: Described): Pack | null {
  if (!generic_name || !strength || !dosage_form) return null
  const text = name ?? ''
  const [, holder, held] = HOLDER.exec(text) ?? []
  if (holder && held) {
    const word = holder.charAt(0).toUpperCase() + holder.slice(1).toLowerCase()
    return packed(`${word} of ${Number(held)}`, unit_count ?? Number(held))
  }
  const count = piecesIn(text)?.[1]
  if (count && Number(count) > 0) return packed(`${Number(count)} pieces`, unit_count ?? Number(count))
  const volume = volumeIn(text, strength, dosage_form)
  if (volume) return packed(volume, unit_count ?? 1)
  return unit_count !== null && unit_count > 1 ? packed(`${unit_count} pieces`, unit_count) : null
}

const packed = (pack_size: string, unit_count: number): Pack | null =>
  unit_count >= 1 ? { pack_size, unit_count } : null

function volumeIn(name: string, strength: string, form: string): string | null {
  const known = new Set(strengthsOf(strength))
  for (const [written, amount, unit] of name.matchAll(VOLUME)) {
    if (unit?.toLowerCase() === 'g' && !BY_WEIGHT.test(form)) continue
    if (strengthsOf(written).some((one) => known.has(one))) continue
    return `${Number(amount)} ${unit?.toLowerCase() === 'g' ? 'g' : unit?.toLowerCase() === 'l' ? 'L' : 'mL'}`
  }
  return null
}
