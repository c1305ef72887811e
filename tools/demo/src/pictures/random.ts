/** A small seeded source of chance: the same seed always gives the same demo data and pictures. */
export type Random = ReturnType<typeof seededRandom>

/** FNV-1a, so that a name can be a seed. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

export function seededRandom(seed: number | string) {
  let state = typeof seed === 'string' ? hashOf(seed) : seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from `low` to `high`, both included. */
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const between = (low: number, high: number): number => low + next() * (high - low)
  const chance = (share: number): boolean => next() < share

  function pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('Nothing to pick from')
    return items[Math.floor(next() * items.length)] as Item
  }

  function shuffle<Item>(items: readonly Item[]): Item[] {
    const keyed = items.map((item) => ({ item, key: next() }))
    return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
  }

  const sample = <Item>(items: readonly Item[], count: number): Item[] => shuffle(items).slice(0, count)

  return { next, whole, between, chance, pick, shuffle, sample }
}
