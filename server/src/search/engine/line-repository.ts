import { LRUCache } from 'lru-cache'
import type { QueryConfig } from 'pg'
import type { Database } from '../../platform'
import type { Line } from '../../catalogue'

type Tuple = [
  id: number,
  version: number,
  inventoryId: number,
  pharmacyId: number,
  price: number,
  quantity: number,
  lowest: number,
  highest: number,
  offers: number,
]

interface Cached {
  text: string
  lines: readonly Line[]
}

const MOST_PAGES = 600
const NONE: readonly Line[] = []

/** The very same lines while the database answers the same text: what was made of them serves again. */
export function lineReader(db: Database) {
  const kept = new LRUCache<string, Cached>({ max: MOST_PAGES })

  return async (statement: QueryConfig): Promise<readonly Line[]> => {
    const { name, values } = statement
    const { rows } = await db.pool.query<[string | null]>({ ...statement, rowMode: 'array' })
    const text = rows[0]?.[0]
    if (!text) return NONE
    if (!name) return linesFrom(text)
    const key = `${name} ${JSON.stringify(values)}`
    const same = kept.get(key)
    if (same?.text === text) return same.lines
    const lines = linesFrom(text)
    kept.set(key, { text, lines })
    return lines
  }
}

const linesFrom = (text: string): readonly Line[] =>
  (JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']')) as Tuple[]).map((row) => ({
    id: row[0],
    version: row[1],
    inventory_id: row[2],
    pharmacy_id: row[3],
    price: row[4],
    quantity: row[5],
    min_price: row[6],
    max_price: row[7],
    offers_count: row[8],
  }))
