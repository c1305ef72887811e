import * as z from 'zod'
import { Id, IdParams } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { BulkReport, BulkUpload, MAX_BULK_BYTES } from './schema'
import { bulkCalls } from './calls'

export const bulk = {
  upload: endpoint({
    ...bulkCalls.upload,
    maxUploadBytes: MAX_BULK_BYTES,
    summary: 'Add or change many offers by a CSV or XLSX file; good rows are kept, each other has its reason',
    body: BulkUpload,
    reply: BulkReport,
  }),
  dryErrorSheet: endpoint({
    ...bulkCalls.dryErrorSheet,
    maxUploadBytes: MAX_BULK_BYTES,
    summary: 'The rows of a file that would be refused, with their reasons, as CSV; nothing is written',
    body: BulkUpload,
    reply: z.string(),
  }),
  list: endpoint({
    ...bulkCalls.list,
    summary: 'Uploads, newest first',
    query: PageQuery.extend({ pharmacy_id: Id.optional() }),
    reply: pageOf(BulkReport),
  }),
  one: endpoint({
    ...bulkCalls.one,
    summary: 'What an upload did',
    params: IdParams,
    reply: BulkReport,
  }),
  errorSheet: endpoint({
    ...bulkCalls.errorSheet,
    summary: 'The rows of an upload that were refused, with their reasons, as CSV to mend and send again',
    params: IdParams,
    reply: z.string(),
  }),
  undo: endpoint({
    ...bulkCalls.undo,
    summary: 'Take a whole upload back, while nothing of it was sold',
    params: IdParams,
    body: z.object({}).optional(),
    reply: BulkReport,
  }),
}
