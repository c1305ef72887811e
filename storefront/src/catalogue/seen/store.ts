import { browserStorage } from '@botika/common/safe-storage'
/** A product as it was when it was looked at; without a price, which changes. */
export interface SeenProduct {
  id: number
  name: string
  /** What its page shows first and second. */
  first: string
  second: string
  image: string | null
}

const KEY = 'recentlySeen'
const MOST = 12

const isSeen = (value: unknown): value is SeenProduct => {
  const { id, name, first, second, image } = (value ?? {}) as Record<string, unknown>
  return (
    Number.isInteger(id) &&
    [name, first, second].every((text) => typeof text === 'string') &&
    (image === null || typeof image === 'string')
  )
}

/** What was looked at in this browser, latest first; nothing where it cannot be read. */
export function readSeen(): SeenProduct[] {
  const kept = browserStorage.readJson(KEY)
  return Array.isArray(kept) ? kept.filter(isSeen).slice(0, MOST) : []
}

/** Remembers a product as the latest one. */
export function noteSeen(product: SeenProduct) {
  const others = readSeen().filter(({ id }) => id !== product.id)
  browserStorage.write(KEY, JSON.stringify([product, ...others].slice(0, MOST)))
}

export const forgetSeen = () => browserStorage.remove(KEY)
