export type { Expression, SqlBool } from 'kysely'
export { build, rowOf, rowsOf, run, type Runner, sql } from './build'
export {
  ago,
  anyOf,
  countRows,
  holds,
  isSet,
  json,
  likeOf,
  listOf,
  now,
  over,
  pageOf,
  plainText,
  recordsOf,
  sameButCase,
  today,
  todayText,
  withSpaces,
  wordsOf,
} from './expressions'
export { named, namedStatements } from './named'
export type { Aliased, Columns, RowOf } from './expressions'
export type { JsonText } from './schema'
