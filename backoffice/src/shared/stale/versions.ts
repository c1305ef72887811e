/** A field in which the two versions differ from what both began with, or from each other. */
export interface Difference {
  field: string
  theirs: unknown
  mine: unknown
  /** This form changed it. */
  isMine: boolean
  /** Both changed it, each to something else. */
  isContested: boolean
}

type Values = Readonly<Record<string, unknown>>

/** The record's own bookkeeping. */
const KEPT_BY_SERVER = new Set(['id', 'created_at', 'updated_at', 'slug'])

const known = (value: unknown) => (value === '' || value === undefined ? null : value)
/** What is empty counts as nothing. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(known(one)) === JSON.stringify(known(other))

/** What I changed in a form that began with `before`. */
export function myChanges(before: Values, mine: Values): Values {
  return Object.fromEntries(
    Object.entries(mine).filter(
      ([field, value]) => !KEPT_BY_SERVER.has(field) && field in before && !isSame(value, before[field]),
    ),
  )
}

/** Where two people changed one record: what they made of it, and what I did. */
export function differences(before: Values, theirs: Values, mine: Values): Difference[] {
  const changed = myChanges(before, mine)
  return Object.keys(before)
    .filter((field) => !KEPT_BY_SERVER.has(field) && field in theirs)
    .filter((field) => field in changed || !isSame(theirs[field], before[field]))
    .map((field) => ({
      field,
      theirs: theirs[field],
      mine: field in changed ? changed[field] : theirs[field],
      isMine: field in changed,
      isContested:
        field in changed && !isSame(theirs[field], before[field]) && !isSame(theirs[field], changed[field]),
    }))
}
