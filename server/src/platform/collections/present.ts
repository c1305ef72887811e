import type { Row } from './definition'

export const isoOf = (value: unknown): string => (value as Date).toISOString()

export const isoOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : isoOf(value)

export const stampsOf = (row: Row) => ({
  id: row['id'] as number,
  created_at: isoOf(row['created_at']),
  updated_at: isoOf(row['updated_at']),
})

export const pick = <T extends object>(row: Row, keys: readonly (keyof T & string)[]): T =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as T

export const distanceOf = (row: Row): { distance_km?: number } =>
  typeof row['distance_km'] === 'number' ? { distance_km: row['distance_km'] } : {}
