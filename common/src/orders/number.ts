// Crockford's base 32: no I, L, O or U, so that what is read aloud can be typed
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'BTK-'
const RANDOM_LENGTH = 11

/** Odd weights, so that no single wrong character goes unnoticed. */
function checkCharacter(characters: string): string {
  let sum = 0
  for (let at = 0; at < characters.length; at++) sum += ALPHABET.indexOf(characters[at] ?? '') * (2 * at + 3)
  return ALPHABET[sum % ALPHABET.length] as string
}

/** `BTK-` with 55 random bits and a check character; `bytes` are eleven random ones. */
export function orderNumberFrom(bytes: Uint8Array): string {
  const characters = Array.from(bytes.subarray(0, RANDOM_LENGTH), (byte) => ALPHABET[byte & 31]).join('')
  if (characters.length !== RANDOM_LENGTH) throw new RangeError('An order number needs eleven random bytes')
  return PREFIX + characters + checkCharacter(characters)
}

/**
 * The order number that somebody meant: small letters, spaces and dashes, a missing prefix, O for 0 and I or L for 1
 * are forgiven. Null when it can't be one.
 */
export function readOrderNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const characters = plain
    .slice(plain.length > RANDOM_LENGTH + 1 && plain.startsWith('BTK') ? 3 : 0)
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (characters.length !== RANDOM_LENGTH + 1) return null
  if ([...characters].some((one) => !ALPHABET.includes(one))) return null
  const body = characters.slice(0, RANDOM_LENGTH)
  return checkCharacter(body) === characters[RANDOM_LENGTH] ? PREFIX + characters : null
}
