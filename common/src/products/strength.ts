import { plain } from './words'

const MASS: Readonly<Record<string, number>> = {
  kg: 1_000_000,
  g: 1000,
  gm: 1000,
  gram: 1000,
  grams: 1000,
  mg: 1,
  mcg: 0.001,
  ug: 0.001,
}
const UNITS = "kg|grams?|gm|g|mg|mcg|ug|ml|l|iu|i\\.u\\.|units?|u|meq|mmol|mci|%|\\[[a-z_']+\\]"
const RATIO = new RegExp(
  `(\\d+(?:\\.\\d+)?)\\s*(${UNITS})(?![a-z])(?:\\s*(?:/|per)\\s*(\\d+(?:\\.\\d+)?)?\\s*(ml|l|g|1|dose|actuation|tablet|capsule|hr|h)(?![a-z]))?`,
  'g',
)

const round = (value: number) => String(Number(value.toPrecision(6)))

function amount(value: number, unit: string): string {
  const mass = MASS[unit]
  if (mass !== undefined) return `${round(value * mass)}mg`
  if (/^(iu|i\.u\.|units?|u)$/.test(unit)) return `${round(value)}iu`
  return `${round(value)}${unit}`
}

/** Plain text with thousands' commas taken out and the "per one" of registers (`5 mg/1`) left off. */
const tidy = (text: string) =>
  plain(text)
    .replace(/(\d),\s?(?=\d{3}(?!\d))/g, '$1')
    .replace(/\/\s*1(?![\d.])(?!\s*[a-z])/g, '')

/** The strengths in a text, each in one spelling: `1,000mg` is `1000mg`, `125 mg/5 mL` is `25mg/ml`. */
export function strengthsOf(text: string): string[] {
  const found = [...tidy(text).matchAll(RATIO)].map(([, ...parts]) => ratio(parts))
  return found.length > 0 ? found : plainWords(text)
}

function ratio([value, unit = '', perValue, perUnit]: (string | undefined)[]): string {
  if (!perUnit || perUnit === '1' || /^(tablet|capsule)$/.test(perUnit)) return amount(Number(value), unit)
  const isLitres = perUnit === 'l'
  const per = Number(perValue ?? 1) * (isLitres ? 1000 : 1)
  return `${amount(Number(value) / (per || 1), unit)}/${isLitres ? 'ml' : perUnit}`
}

/** Plain text without those strengths, in whatever spelling it has them. */
export const withoutStrengths = (text: string, strengths: readonly string[]): string =>
  tidy(text).replace(RATIO, (written: string, ...parts: string[]) =>
    strengths.includes(ratio(parts.slice(0, 4))) ? ' ' : written,
  )

function plainWords(text: string): string[] {
  const rest = plain(text)
    .replace(/[^a-z0-9.%]+/g, ' ')
    .trim()
  return rest ? [rest] : []
}
