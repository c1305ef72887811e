import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'

export interface Sorting<By> {
  by: By
  isDown: boolean
}

/** What stands in `sorts` under exactly this name; 422 where there is nothing. What every object has is no name. */
export function sortNamed<By>(sorts: Readonly<Record<string, By>>, name: string): By {
  if (Object.hasOwn(sorts, name)) return sorts[name] as By
  throw Problem.invalidField('sort', t(messages.chooseSort, { names: Object.keys(sorts).join(', ') }))
}

/** Reads `sort=field` or `sort=-field`; null where nothing was asked for, 422 where the list has no such field. */
export function sortingOf<By>(
  sorts: Readonly<Record<string, By>>,
  sort: string | undefined,
): Sorting<By> | null {
  if (!sort) return null
  const isDown = sort.startsWith('-')
  return { by: sortNamed(sorts, isDown ? sort.slice(1) : sort), isDown }
}
