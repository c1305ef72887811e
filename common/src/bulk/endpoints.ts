import * as z from 'zod'
import { Id, IdParams } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { BulkReport, BulkUpload, MAX_BULK_BYTES } from './schema'

const path = '/api/products/bulk'
const may = { permission: 'products.bulk' } as const
const file = { bodyKind: 'multipart', maxUploadBytes: MAX_BULK_BYTES, rateLimit: 'upload' } as const

export const bulk = {
  upload: endpoint({
    ...may,
    ...file,
    method: 'POST',
    path,
    summary: 'Add or change many offers by a CSV or XLSX file; good rows are kept, each other has its reason',
    body: BulkUpload,
    reply: BulkReport,
  }),
  dryErrorSheet: endpoint({
    ...may,
    ...file,
    method: 'POST',
    path: `${path}/error-sheet`,
    summary: 'The rows of a file that would be refused, with their reasons, as CSV; nothing is written',
    body: BulkUpload,
    reply: z.string(),
    replyType: 'text/csv; charset=utf-8',
  }),
  list: endpoint({
    ...may,
    method: 'GET',
    path,
    summary: 'Uploads, newest first',
    query: PageQuery.extend({ pharmacy_id: Id.optional() }),
    reply: pageOf(BulkReport),
  }),
  one: endpoint({
    ...may,
    method: 'GET',
    path: `${path}/:id`,
    summary: 'What an upload did',
    params: IdParams,
    reply: BulkReport,
  }),
  errorSheet: endpoint({
    ...may,
    method: 'GET',
    path: `${path}/:id/error-sheet`,
    summary: 'The rows of an upload that were refused, with their reasons, as CSV to mend and send again',
    params: IdParams,
    reply: z.string(),
    replyType: 'text/csv; charset=utf-8',
  }),
  undo: endpoint({
    ...may,
    method: 'POST',
    path: `${path}/:id/undo`,
    summary: 'Take a whole upload back, while nothing of it was sold',
    params: IdParams,
    body: z.object({}).optional(),
    reply: BulkReport,
  }),
}
