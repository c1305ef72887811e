import { MAX_UPLOAD_BYTES } from '@botika/common/images/endpoints'
import { Problem } from '@botika/common/http/problem'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

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
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 3, fields: 100, fieldSize: 512 * 1024, parts: 110 },
    throwFileSizeLimit: true,
  })
}

/** Reads a form with its files; file parts become `File`s. */
export async function readForm(
  request: FastifyRequest,
  maxBytes: number = MAX_UPLOAD_BYTES,
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {}
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
      if (part.type === 'field') {
        form[part.fieldname] = part.value
      } else {
        const bytes = await part.toBuffer()
        if (part.filename || bytes.length > 0) {
          form[part.fieldname] = new File([new Uint8Array(bytes)], part.filename ?? 'file', {
            type: part.mimetype,
          })
        }
      }
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) {
      if (error.statusCode === 413)
        throw new Problem('too_large', `A file may have at most ${maxBytes / 1024 / 1024} MiB.`)
      throw new Problem('malformed', 'The form could not be read.', { cause: error })
    }
    throw new Problem('malformed', 'The form could not be read.', { cause: error })
  }
  return form
}
