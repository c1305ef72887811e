import { plain } from '@botika/common/products/words'

export interface NameIndex<T> {
  starting(typed: string, most: number): T[]
}

interface Entry<T> {
  item: T
  words: string
  weight: number
}

const wordsOf = (text: string) =>
  plain(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const HEAD = 2

export function nameIndex<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  weightOf: (item: T) => number,
): NameIndex<T> {
  const shelves = new Map<string, Entry<T>[]>()
  for (const item of items) {
    const words = wordsOf(textOf(item))
    const entry = { item, words: ` ${words.join(' ')}`, weight: weightOf(item) }
    const heads = words.flatMap((word) => [word.slice(0, 1), word.slice(0, HEAD)])
    for (const head of new Set(heads)) {
      const shelf = shelves.get(head)
      if (shelf) shelf.push(entry)
      else shelves.set(head, [entry])
    }
  }
  for (const shelf of shelves.values()) shelf.sort((a, b) => b.weight - a.weight)

  return {
    starting(typed, most) {
      const words = wordsOf(typed)
      const [first] = words
      if (!first) return []
      const found: Entry<T>[] = []
      for (const entry of shelves.get(first.slice(0, HEAD)) ?? []) {
        if (!words.every((word) => entry.words.includes(` ${word}`))) continue
        found.push(entry)
        if (found.length === most * 4) break
      }
      // names that begin with the words as typed come before those that have them further on
      const rank = ({ words: text }: Entry<T>) => (text.startsWith(` ${words.join(' ')}`) ? 0 : 1)
      return found
        .sort((a, b) => rank(a) - rank(b) || b.weight - a.weight)
        .slice(0, most)
        .map(({ item }) => item)
    },
  }
}
