import * as z from 'zod'
import { upload } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { imagesCalls } from './calls'

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024

export const images = {
  upload: endpoint({
    ...imagesCalls.upload,
    summary: 'Store a picture; it is checked by content and re-encoded',
    body: z.object({ image: upload() }),
    reply: z.object({ image: z.string() }),
  }),
}
