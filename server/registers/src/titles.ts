const SMALL = new Set(
  'a an and at by de del dela delas delos di for from in la las los mga na ng ni of on or sa the to y with'.split(
    ' ',
  ),
)
const ACRONYMS = new Set(
  (
    'bhs rhu doh ii iii iv vi vii viii ix xi xii xiii lgu ob gyn obgyn icu er ent mri ct ecg pcr rt hiv tb dna dswd deped up ust ' +
    'uerm feu nkti slmc tgp bp jkb pys fgg md dmd rn ofw nbi pnp afp usa uk ncr barmm car tv usp hcl hbr llc plc gmbh sdn'
  ).split(' '),
)
const VOWEL = /[aeiouyáéíóúüñ]/i

/** A name in capitals as a person would write it: `ST. LUKE’S MEDICAL CENTER of MANILA` keeps what is an acronym. */
export function titled(name: string): string {
  const letters = name.replace(/[^\p{L}]/gu, '')
  const capitals = letters.replace(/[^\p{Lu}]/gu, '')
  // whoever mixes cases has thought about them
  if (letters.length === 0 || capitals.length < letters.length * 0.6) return name
  return name
    .split(' ')
    .map((word, index) => titleWord(word, index === 0))
    .join(' ')
}

function titleWord(word: string, isFirst: boolean): string {
  return word
    .split(/([-/(&])/)
    .map((part, index) => titlePart(part, isFirst && index === 0))
    .join('')
}

function titlePart(part: string, isFirst: boolean): string {
  const bare = part.replace(/[^\p{L}\p{N}]/gu, '')
  const lower = bare.toLowerCase()
  if (ACRONYMS.has(lower) || /^(\p{L}\.){2,}$/u.test(part)) return part.toUpperCase()
  if (!isFirst && SMALL.has(lower)) return part.toLowerCase()
  if (part === part.toLowerCase()) return part
  // no vowel at all: initials rather than a word
  if (
    bare.length > 1 &&
    bare.length <= 4 &&
    !VOWEL.test(bare) &&
    !/^(st|sr|jr|dr|mt|ft|sto|sta)$/.test(lower)
  )
    return part
  return part.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase())
}

/** A generic name: small letters but for its first; what has digits or no vowel stays (`B12`, `HBV`). */
export function sentenceCase(text: string): string {
  const lowered = text
    .split(' ')
    .map((word) => {
      const bare = word.replace(/[^\p{L}\p{N}]/gu, '')
      const isCode =
        /\d/.test(bare) || (bare.length > 1 && bare.length <= 4 && !VOWEL.test(bare)) || bare.length === 1
      return isCode ? word : word.toLowerCase()
    })
    .join(' ')
  return lowered.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toUpperCase())
}
