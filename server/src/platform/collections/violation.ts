import { sqlStateOf } from '../db/sql-state'

/** Why the database refused a write. */
export interface Violation {
  kind: 'absent' | 'in_use' | 'twice'
  /** The column at fault, where it can be told. */
  column: string | null
  /** The table that still refers to the record, when it is in use. */
  usedBy?: string
}

/** Reads what the database says of a broken key; null for any other error. */
export function violationOf(error: unknown, table: string, columns: string[]): Violation | null {
  const state = sqlStateOf(error)
  if (state !== '23503' && state !== '23505') return null
  const { table: faulty, constraint } = namesOf(error)
  const isOurs = constraint.startsWith(`${table}_`)
  const column =
    columns.find((name) => isOurs && constraint.slice(table.length).includes(`_${name}_`)) ?? null
  if (state === '23505') return { kind: 'twice', column }
  // the other way round, the table is the one that still refers to ours
  return faulty === table && column ? { kind: 'absent', column } : { kind: 'in_use', column, usedBy: faulty }
}

function namesOf(error: unknown): { table: string; constraint: string } {
  if (typeof error !== 'object' || error === null) return { table: '', constraint: '' }
  const { table = '', constraint = '' } = error as { table?: string; constraint?: string }
  return constraint || !('cause' in error) ? { table, constraint } : namesOf(error.cause)
}
