import { plain } from '@botika/common/products/words'

export type Token =
  | { kind: 'word'; text: string; parts?: string[] }
  | { kind: 'number'; text: string }
  | { kind: 'amount'; text: string; value: string; unit: string }

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mg: 'mg',
    mgs: 'mg',
    milligram: 'mg',
    milligrams: 'mg',
    mcg: 'mcg',
    ug: 'mcg',
    g: 'g',
    gm: 'g',
    gms: 'g',
    gram: 'g',
    grams: 'g',
    kg: 'kg',
    ml: 'ml',
    mls: 'ml',
    cc: 'ml',
    l: 'l',
    liter: 'l',
    litre: 'l',
    iu: 'iu',
    units: 'iu',
    meq: 'meq',
    mmol: 'mmol',
    '%': '%',
  }),
)

const MILLIGRAMS: Readonly<Record<string, number>> = { kg: 1_000_000, g: 1000, mg: 1, mcg: 0.001 }

const PIECE = /\d+(?:\.\d+)?(?:\s*%)?|[\p{L}\d]+(?:-[\p{L}\d]+)*/gu

const number = (text: string) => String(Number(text))

function wordOf(text: string): Token {
  const parts = text.split('-')
  return parts.length > 1 ? { kind: 'word', text: parts.join(''), parts } : { kind: 'word', text }
}

/** The words, numbers and amounts of a text; `500mg`, `500 mg` and `500-mg` are the same amount. */
export function tokensOf(text: string): Token[] {
  const clean = plain(text)
    .replace(/['’`]/g, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    // numbers stand apart from the units that are glued to them
    .replace(
      /(\d)\s*-?\s*(mgs?|mcg|ug|gms?|grams?|g|kg|mls?|cc|l|iu|meq|mmol|s|pcs|tabs?|caps?)(?![\p{L}\d])/gu,
      '$1 $2 ',
    )
  const pieces = clean.match(PIECE) ?? []
  const tokens: Token[] = []
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] ?? ''
    if (!/^\d+(?:\.\d+)?(?:\s*%)?$/.test(piece)) {
      if (piece !== 's') tokens.push(wordOf(piece))
      continue
    }
    if (piece.endsWith('%')) {
      const value = number(piece.slice(0, -1))
      tokens.push({ kind: 'amount', text: `${value}%`, value, unit: '%' })
      continue
    }
    const unit = UNITS.get(pieces[index + 1] ?? '')
    const value = number(piece)
    if (unit) {
      tokens.push({ kind: 'amount', text: `${value}${unit}`, value, unit })
      index++
    } else tokens.push({ kind: 'number', text: value })
  }
  return tokens
}

/** Other ways to write a mass: `1g` is `1000mg` too, `0.5mg` is `500mcg`. */
export function sameAmounts(value: string, unit: string): string[] {
  const milligrams = MILLIGRAMS[unit]
  if (milligrams === undefined) return [`${value}${unit}`]
  const mg = Number((Number(value) * milligrams).toPrecision(6))
  const others = [`${value}${unit}`, `${mg}mg`]
  if (mg >= 1000) others.push(`${mg / 1000}g`)
  if (mg < 1) others.push(`${Number((mg * 1000).toPrecision(6))}mcg`)
  return [...new Set(others)]
}

export const singular = (word: string): string =>
  word.length > 4 && word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word
