import * as z from 'zod'
import { Id, IdParams } from '../http/codecs'
import { Deleted } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { Pesos } from '../money'
import { RecordFields } from '../record'

export const BOOKMARK_KINDS = ['product', 'pharmacy', 'doctor'] as const

export const Bookmark = RecordFields.extend({
  kind: z.enum(BOOKMARK_KINDS),
  target_id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  /** A product's generic name, a pharmacy's address, a doctor's specialty. */
  detail: z.string().nullable(),
  lowest_price: Pesos.nullable(),
  /** False when it can't be bought or visited right now: nobody offers it, or it is closed for good. */
  is_available: z.boolean(),
})
export type Bookmark = z.infer<typeof Bookmark>

export const bookmarks = {
  list: endpoint({
    method: 'GET',
    path: '/api/bookmarks',
    summary: "The signed-in customer's bookmarks, newest first",
    permission: 'bookmarks.read',
    query: PageQuery.extend({ kind: z.enum(BOOKMARK_KINDS).optional(), target_id: Id.optional() }),
    reply: pageOf(Bookmark),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/bookmarks',
    summary: 'Bookmark a product, a pharmacy or a doctor; doing so twice changes nothing',
    permission: 'bookmarks.create',
    body: z.object({ kind: z.enum(BOOKMARK_KINDS), target_id: Id }),
    reply: Bookmark,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/bookmarks/:id',
    summary: 'Forget a bookmark',
    permission: 'bookmarks.delete',
    params: IdParams,
    reply: Deleted,
  }),
}
