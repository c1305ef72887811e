import { MAX_UPLOAD_BYTES } from '@botika/common/images/endpoints'
import { Problem } from '@botika/common/http/problem'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BodyFields } from './body-fields'

/** Deeper than anything that is asked for; what checks bodies goes from level to level and has an end to its steps. */
const DEEPEST = 64

function isTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (isText && sign === '\\') at++
    else if (sign === '"') isText = !isText
    else if (isText) continue
    else if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth > DEEPEST) return true
  }
  return false
}

/** Many calls have no body, and clients announce it as JSON, a form or text all the same. */
export async function acceptBodies(app: FastifyInstance) {
  // unpacked, little could become very much; no client of ours packs what it sends
  app.addHook('onRequest', async ({ headers }) => {
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new Problem('wrong_type', 'Please send this uncompressed.')
  })
  const parseJson = app.getDefaultJsonParser('error', 'ignore')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined)
    else if (isTooDeep(body)) done(new Problem('malformed', 'Lists within lists go too deep here.'))
    else void parseJson(request, body, done)
  })
  app.addContentTypeParser<string>(
    ['application/x-www-form-urlencoded', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => {
      if (body === '') done(null, undefined)
      else done(new Problem('wrong_type', 'Please send JSON.'))
    },
  )
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: MAX_FILES, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
    throwFileSizeLimit: true,
  })
}

/** Files and text fields of one form: a few more than the largest has. */
const MAX_FILES = 3
const MAX_FIELDS = 60
/** The longest text field of a form: 200 lines of `order_items` as the storefront's items are, with room to spare. */
const MAX_FIELD_BYTES = 256 * 1024
/** Bytes of unfinished forms that one network may have in memory: a bulk file, or some shoppers' pictures. */
const MAX_NETWORK_BYTES = 64 * 1024 * 1024
/** Bytes of unfinished forms in memory altogether. */
const MAX_FORM_BYTES = 384 * 1024 * 1024

/** Bytes of each form that are not counted: a checkout without pictures goes on while others fill the memory. */
const SMALL_FORM_BYTES = 16 * 1024

/** Bytes that forms hold in memory while they are being read and checked, by network. */
export function formMemory() {
  const held = new Map<string, number>()
  let total = 0
  return {
    /** Counts a form of one network; `take` throws once there is no room, `release` gives everything back. */
    open(network: string) {
      let own = 0
      let read = 0
      return {
        take(bytes: number) {
          read += bytes
          const more = read - SMALL_FORM_BYTES - own
          if (more <= 0) return
          own += more
          total += more
          const ofNetwork = (held.get(network) ?? 0) + more
          held.set(network, ofNetwork)
          if (ofNetwork > MAX_NETWORK_BYTES)
            throw new Problem('too_many_requests', 'Too many files at once. Please try again in a minute.', {
              retryAfter: 60,
            })
          if (total > MAX_FORM_BYTES)
            throw new Problem('unavailable', 'Too many files at once. Please try again in a minute.', {
              retryAfter: 30,
            })
        },
        release() {
          total -= own
          const left = (held.get(network) ?? 0) - own
          if (left > 0) held.set(network, left)
          else held.delete(network)
          own = 0
          read = 0
        },
      }
    },
  }
}
export type HeldForm = ReturnType<ReturnType<typeof formMemory>['open']>

/** Reads a form with its files; parts that the call does not take as files come back empty, and are named as unknown. */
export async function readForm(
  request: FastifyRequest,
  fields: BodyFields | null,
  memory: HeldForm,
  maxBytes: number = MAX_UPLOAD_BYTES,
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {}
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
      if (part.type === 'field') {
        if (part.valueTruncated)
          throw new Problem('too_large', `A field may have at most ${MAX_FIELD_BYTES / 1024} KiB.`)
        memory.take(Buffer.byteLength(String(part.value)))
        form[part.fieldname] = part.value
        continue
      }
      if (fields && !fields.files.has(part.fieldname)) {
        part.file.resume()
        form[part.fieldname] = null
        continue
      }
      const chunks: Buffer<ArrayBuffer>[] = []
      for await (const chunk of part.file as AsyncIterable<Buffer<ArrayBuffer>>) {
        memory.take(chunk.length)
        chunks.push(chunk)
      }
      if (part.file.truncated) throw tooLarge(maxBytes)
      if (part.filename || chunks.length > 0)
        form[part.fieldname] = new File(chunks, part.filename ?? 'file', { type: part.mimetype })
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'FST_FIELDS_LIMIT')
      throw new Problem('too_large', `A form may have at most ${MAX_FIELDS} fields.`)
    if (code === 'FST_FILES_LIMIT')
      throw new Problem('too_large', `A form may have at most ${MAX_FILES} files.`)
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(maxBytes)
    throw new Problem('malformed', 'The form could not be read.', { cause: error })
  }
  return form
}

const tooLarge = (maxBytes: number) =>
  new Problem('too_large', `A file may have at most ${maxBytes / 1024 / 1024} MiB.`)
