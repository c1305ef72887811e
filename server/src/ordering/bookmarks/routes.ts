import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { toPesos } from '@botika/common/centavos'
import { type Bookmark, bookmarks } from '@botika/common/bookmarks/endpoints'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import { type Serve, signedIn } from '../../platform'
import type { BookmarkRepository, BookmarkRow } from './repository'

const present = (row: BookmarkRow): Bookmark => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  lowest_price: row.lowest_price === null ? null : toPesos(row.lowest_price),
})

export function bookmarkRoutes(serve: Serve, repository: BookmarkRepository) {
  serve(bookmarks.list, async ({ person, query }) => {
    const { rows, total } = await repository.list(signedIn(person).id, query)
    return makePage({ data: rows.map(present), total, path: bookmarks.list.path, query })
  })
  serve(bookmarks.create, async ({ person, body }) => {
    const row = await repository.insert(signedIn(person).id, body.kind, body.target_id)
    if (!row) throw new Problem('not_found', phrase(messages.thereIsNoSuchTarget, { kind: body.kind }))
    return present(row)
  })
  serve(bookmarks.remove, async ({ person, params }) => {
    if (!(await repository.remove(signedIn(person).id, params.id)))
      throw new Problem('not_found', phrase(messages.thisIsNotAmongYourBookmarks))
    return { id: params.id }
  })
}
