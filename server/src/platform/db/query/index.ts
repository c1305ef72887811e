export type { Expression, SqlBool } from 'kysely'
export { attempt, build, isFree, rowOf, rowsOf, run, type Runner, sql, waitFor } from './build'
export {
  ago,
  allOf,
  anyOf,
  countRows,
  differ,
  documentOf,
  every,
  holds,
  isSet,
  json,
  likeOf,
  listOf,
  now,
  numberOf,
  over,
  pageByStatus,
  pageOf,
  plainText,
  recordsOf,
  sameButCase,
  today,
  todayText,
  withSpaces,
  wordsOf,
} from './expressions'
export { named, namedStatements, type ParametersOf, shaped } from './build'
export type { Aliased, Columns, RowOf } from './expressions'
export type { JsonText } from './schema'
