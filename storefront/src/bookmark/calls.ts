import { bookmarks } from '@botika/common/bookmarks/endpoints'
import { call } from '../lib/api'
import { deleteIgnoringMissing } from '../lib/delete-ignoring-missing'

type Kind = 'product' | 'pharmacy' | 'doctor'

export async function findBookmark(kind: Kind, id: number): Promise<number | null> {
  const page = await call(bookmarks.list, { query: { kind, target_id: id, per_page: 10 } })
  return page.data[0]?.id ?? null
}

export const addBookmark = async (kind: Kind, id: number) =>
  (await call(bookmarks.create, { body: { kind, target_id: id } })).id

export const removeBookmark = (id: number) =>
  deleteIgnoringMissing(call(bookmarks.remove, { params: { id } }))
