export interface Difference {
  field: string
  theirs: unknown
  mine: unknown
  isMine: boolean
  isContested: boolean
}

type Values = Readonly<Record<string, unknown>>

/** Fields that only mean something together: half of one choice and half of another would be neither. */
const TOGETHER: readonly (readonly string[])[] = [
  ['applies_to', 'product_ids', 'category_id', 'subcategory_id', 'subsubcategory_id'],
  ['kind', 'value'],
  ['date', 'ends_on'],
  ['starts_at', 'ends_at'],
  ['roles', 'pharmacy_id'],
  ['images', 'image'],
  ['address', 'province', 'city', 'barangay', 'latitude', 'longitude'],
]

const groupOf = (field: string) => TOGETHER.find((group) => group.includes(field)) ?? [field]

/** `image` repeats the first of `images` and is shown with them. */
const isShown = (field: string, before: Values) => !(field === 'image' && 'images' in before)

const SET_BY_SERVER = new Set(['id', 'created_at', 'updated_at', 'slug'])

const known = (value: unknown) => (value === '' || value === undefined ? null : value)
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(known(one)) === JSON.stringify(known(other))

export function myChanges(before: Values, mine: Values): Values {
  const isChanged = (field: string) => field in mine && field in before && !isSame(mine[field], before[field])
  return Object.fromEntries(
    Object.entries(mine).filter(
      ([field]) => !SET_BY_SERVER.has(field) && field in before && groupOf(field).some(isChanged),
    ),
  )
}

export function differences(before: Values, theirs: Values, mine: Values): Difference[] {
  const changed = myChanges(before, mine)
  const isTheirs = (field: string) => field in theirs && !isSame(theirs[field], before[field])
  const isMine = (field: string) => field in changed && !isSame(changed[field], before[field])
  return Object.keys(before)
    .filter((field) => !SET_BY_SERVER.has(field) && field in theirs && isShown(field, before))
    .map((field) => ({
      field,
      theirs: theirs[field],
      mine: field in changed ? changed[field] : theirs[field],
      isMine: field in changed,
      isContested:
        field in changed && groupOf(field).some(isTheirs) && !isSame(theirs[field], changed[field]),
    }))
    .filter(({ field, isContested }) => isContested || isMine(field) || isTheirs(field))
}
