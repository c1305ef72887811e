import type { QueryArrayConfig } from 'pg'
import type { Database } from '../db/client'
import type { Line } from './asked'

type Tuple = [
  id: number,
  version: string,
  inventoryId: number,
  pharmacyId: number,
  price: number,
  quantity: number,
  lowest: number,
  highest: number,
  offers: number,
]

// statements of plain lists come in few shapes: the database plans each once
const MOST_NAMES = 200

/** Reads the lines of a page without a name for every value. */
export function lineReader(db: Database) {
  const names = new Map<string, string>()
  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known || names.size >= MOST_NAMES) return known
    const name = `lines_${names.size}`
    names.set(text, name)
    return name
  }

  return async (text: string, values: unknown[], isKept: boolean): Promise<Line[]> => {
    const name = isKept ? nameOf(text) : undefined
    const query: QueryArrayConfig = { text, values, rowMode: 'array', ...(name ? { name } : {}) }
    const { rows } = await db.pool.query<Tuple>(query)
    return rows.map((row) => ({
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
  }
}
