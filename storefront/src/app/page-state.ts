import type { Language } from '../lib/language/choice'
import type { OutsideLinks } from '../lib/site'

export interface PageState {
  data: unknown
  error: { status: number; message: string } | null
  origin: string
  modules: string[]
  outside?: OutsideLinks
  language?: Language
}

/** Records of one shape with their field names once: fifty cards have seventeen fields each. */
interface Table {
  $: string[]
  rows: unknown[][]
}
type Plain = Record<string, unknown>

const FEW = 4
const ABSENT = 0

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function packed(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value as unknown[]
    if (rows.length < FEW || !rows.every(isPlain)) return rows.map(packed)
    const names = [...new Set(rows.flatMap(Object.keys))]
    return {
      $: names,
      rows: rows.map((row) => [
        names.flatMap((name, place) => (row[name] === undefined ? [place] : [])),
        ...names.map((name) => (row[name] === undefined ? ABSENT : packed(row[name]))),
      ]),
    } satisfies Table
  }
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, packed(one)]))
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (!isPlain(value)) return value
  if (!('$' in value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unpacked(one)]))
  const { $: names, rows } = value as unknown as Table
  return rows.map(([lacking, ...values]) =>
    Object.fromEntries(
      names.flatMap((name, place) =>
        (lacking as number[]).includes(place) ? [] : [[name, unpacked(values[place])]],
      ),
    ),
  )
}

export const stateText = (state: PageState): string =>
  JSON.stringify({ ...state, data: packed(state.data) }).replaceAll('<', '\\u003c')

export function readState(text: string): PageState {
  const state = JSON.parse(text) as PageState
  return { ...state, data: unpacked(state.data) }
}
