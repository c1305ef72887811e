import * as z from 'zod'
import { upload } from '../http/codecs'
import { endpoint } from '../http/endpoint'

/** Bytes that a picture, a prescription or an ID may have. */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024

export const images = {
  upload: endpoint({
    method: 'POST',
    path: '/api/images',
    summary: 'Store a picture; it is checked by content and re-encoded',
    permission: 'images.create',
    body: z.object({ image: upload() }),
    bodyKind: 'multipart',
    reply: z.object({ image: z.string() }),
    status: 201,
    rateLimit: 'picture',
  }),
}
