const PART = /^([\d.]+) (.+?) in (\d+) ([^()]+?)(?: \([^)]*\))*$/
const MEASURES = new Set(['ml', 'l', 'g', 'mg', 'h', 'd', 'kg', 'ug', 'mci', 'cm', 'u'])
const MOST_UNITS = 100_000

/** A package as a register describes it, `10 BLISTER PACK in 1 CARTON (0002-1) > 10 TABLET in 1 BLISTER PACK`. */
export interface Package {
  /** `10 blister packs in 1 carton, 10 tablets in 1 blister pack`. */
  words: string
  /** Tablets, millilitres or grams in all. */
  units: number
}

/** Null where the description can't be read. */
export function readPackage(description: string): Package | null {
  const parts: { count: number; what: string; words: string }[] = []
  for (const text of description.split('>')) {
    const [, count = '', what = '', holders = '', holder = ''] =
      PART.exec(text.trim().replace(/\s+/g, ' ')) ?? []
    if (!count) return null
    const amount = Number(count)
    parts.push({
      count: amount,
      what,
      words: `${amount} ${named(what, amount)} in ${holders} ${named(holder, Number(holders))}`,
    })
  }
  if (parts.length === 0) return null
  const units = parts.some(({ what }) => /^KIT/i.test(what))
    ? 1
    : parts.reduce((product, { count }) => product * count, 1)
  return {
    words: parts.map(({ words }) => words).join(', '),
    units: Math.min(MOST_UNITS, Math.max(1, Math.round(units))),
  }
}

/** `TABLET, FILM COATED` becomes `film coated tablets`; measures stay as they are. */
function named(text: string, count: number): string {
  if (MEASURES.has(text.toLowerCase())) return text === 'L' || text === 'mL' ? text : text.toLowerCase()
  const [thing = '', ...looks] = text.toLowerCase().split(', ')
  const whole = [...looks.filter((look) => !look.startsWith('for ')), thing].join(' ')
  return count === 1 || whole.endsWith('s') ? whole : whole.replace(/(x|ch|sh)$/, '$1e').concat('s')
}
