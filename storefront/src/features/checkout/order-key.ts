import { newKey } from '../../shared/new-key'

const STORED = 'checkoutKey'

interface Kept {
  key: string
  /** Of the order that the key was made for; a digest, since health and identity stay out of the storage. */
  mark: string
}

let kept: Kept | null = null

/**
 * The key of an order, by its fingerprint. The same order keeps its key until it is known to be placed, also when the
 * answer was lost and the page was loaded again: the server then answers with the order that it has.
 */
export function keyOf(fingerprint: string): string {
  const mark = digest(fingerprint)
  kept = read() ?? kept
  if (kept?.mark !== mark) {
    kept = { key: newKey(), mark }
    store(JSON.stringify(kept))
  }
  return kept.key
}

/** The order is placed; the same one again is another. */
export function forgetKey() {
  kept = null
  store(null)
}

function read(): Kept | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Partial<Kept> | null
    return typeof found?.key === 'string' && typeof found.mark === 'string' ? (found as Kept) : null
  } catch {
    return null
  }
}

function store(text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(STORED)
    else sessionStorage.setItem(STORED, text)
  } catch {
    // storage is full or forbidden: the key lasts as long as the page
  }
}

/** FNV-1a, twice from different beginnings: enough to tell the few orders of one tab apart. */
const digest = (text: string) => [0x811c9dc5, 0x01000193].map((seed) => fnv(text, seed)).join('-')

function fnv(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36)
}
