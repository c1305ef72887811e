import { manilaDay } from '../time'
import { PAPER_KINDS, type PaperKind } from './kinds'

export interface Requirement {
  kind: PaperKind
  from: string | null
}

export const ENDING_KINDS: readonly PaperKind[] = ['fda_licence', 'prc_card']

export const REMINDER_DAYS = [60, 30, 7] as const

export const MOST_YEARS_AHEAD = 30

/** Whether a last day is so far away that its year must be mistyped. */
export const isTooFarAhead = (day: string, today: string = manilaDay()): boolean =>
  day > `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`

interface Held {
  kind: PaperKind
  status: string
  expires_on: string | null
  holder_counts?: boolean
}

export const isInForce = (
  { status, expires_on, holder_counts = true }: Held,
  day: string = manilaDay(),
): boolean => status === 'confirmed' && holder_counts && (expires_on === null || expires_on >= day)

/** The kinds that are asked for on this Manila day and that no paper in force shows. */
export const missingKinds = (
  required: readonly Requirement[],
  papers: readonly Held[],
  day: string = manilaDay(),
): PaperKind[] =>
  PAPER_KINDS.filter(
    (kind) =>
      required.some((one) => one.kind === kind && (one.from === null || one.from <= day)) &&
      !papers.some((paper) => paper.kind === kind && isInForce(paper, day)),
  )

const ENTRY = /^([a-z_]+)(?:=(\d{4}-\d{2}-\d{2}))?$/

/** Reads `fda_licence,prc_card=2027-01-01`; null where that says nothing known. */
export function readRequirements(text: string): Requirement[] | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const read = entries.flatMap((entry): Requirement[] => {
    const [, name, from = null] = ENTRY.exec(entry) ?? []
    const kind = PAPER_KINDS.find((one) => one === name)
    return kind && (from === null || isDay(from)) ? [{ kind, from }] : []
  })
  const kinds = new Set(read.map(({ kind }) => kind))
  return read.length === entries.length && kinds.size === read.length ? read : null
}

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
