import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { MAX_UPLOAD_BYTES } from '@botika/common/images/endpoints'
import { Problem } from '@botika/common/http/problem'
import multipart from '@fastify/multipart'
import { Semaphore, withTimeout } from 'async-mutex'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { BodyFields } from './validate'

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

/** What a mail program sends where an email says how to stop its kind (RFC 8058); all else stands in the address. */
export const ONE_CLICK = 'List-Unsubscribe=One-Click'

/** Many calls have no body, and clients announce it as JSON, a form or text all the same. */
export async function acceptBodies(app: FastifyInstance) {
  // unpacked, little could become very much; no client of ours packs what it sends
  app.addHook('onRequest', ({ headers }, _reply, next) => {
    const isPacked = (headers['content-encoding'] ?? 'identity') !== 'identity'
    next(isPacked ? new Problem('wrong_type', phrase(messages.sendUncompressed)) : undefined)
  })
  const parseJson = app.getDefaultJsonParser('error', 'ignore')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined)
    else if (isTooDeep(body)) done(new Problem('malformed', phrase(messages.nestedTooDeep)))
    else void parseJson(request, body, done)
  })
  app.addContentTypeParser<string>(
    ['application/x-www-form-urlencoded', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => {
      if (body === '' || body === ONE_CLICK) done(null, undefined)
      else done(new Problem('wrong_type', phrase(messages.sendJson)))
    },
  )
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: MAX_FILES, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
    throwFileSizeLimit: true,
  })
}

/** Files and text fields of one form: as many as the largest has, an application with each kind of paper. */
const MAX_FILES = 4
const MAX_FIELDS = 60
/** The longest text field of a form: 200 lines of `order_items` as the storefront's items are, with room to spare. */
const MAX_FIELD_BYTES = 256 * 1024
/** How much forms may hold, in bytes: unfinished ones their text in memory and their files on the disk. */
const MOST = {
  // of each form a little is not counted: a checkout without pictures goes on while others fill the memory
  fields: { ofNetwork: 64 * 1024 * 1024, inAll: 384 * 1024 * 1024, uncounted: 16 * 1024 },
  // 200 prescriptions at once from one mobile carrier's address
  files: { ofNetwork: 1024 ** 3, inAll: 4 * 1024 ** 3, uncounted: 0 },
  /** Files of complete forms in memory, in MiB begun (the semaphore counts in small numbers); others wait their turn. */
  checkedMib: 128,
  turnMs: 30_000,
}

/** Counts bytes by network; `take` throws once there is no room and `makeRoom` has made none. */
function unfinished(most: (typeof MOST)['files']) {
  const held = new Map<string, number>()
  let total = 0
  return (network: string, makeRoom = () => false) => {
    let own = 0
    let read = 0
    return {
      take(bytes: number) {
        read += bytes
        const more = read - most.uncounted - own
        if (more <= 0) return
        own += more
        total += more
        const ofNetwork = (held.get(network) ?? 0) + more
        held.set(network, ofNetwork)
        if (ofNetwork > most.ofNetwork)
          throw new Problem('too_many_requests', phrase(messages.tooManyFiles), {
            retryAfter: 60,
          })
        while (total > most.inAll) if (!makeRoom()) throw noRoom()
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
  }
}

interface StoredPart {
  handle: FileHandle | undefined
  size: number
}

const noRoom = () => new Problem('unavailable', phrase(messages.tooManyFiles), { retryAfter: 30 })

/**
 * Files wait on the disk until their form is complete, so that slow senders hold no memory; where the disk's share is
 * full the form that began first is ended. Each waits at most half a minute to be in memory while it is checked.
 */
export function formRoom(folder: string, most = MOST) {
  const fields = unfinished(most.fields)
  const arriving = new Set<() => void>()
  const files = unfinished(most.files)
  const memory = withTimeout(new Semaphore(most.checkedMib), most.turnMs, noRoom())
  return {
    open(network: string, end: (reason: Problem) => void = () => {}) {
      const ofFields = fields(network)
      const ofFiles = files(network, () => {
        const [first = giveWay] = arriving
        if (first !== giveWay) first()
        return first !== giveWay
      })
      const handles = new Set<FileHandle>()
      let leave = () => {}
      const giveWay = () => {
        arriving.delete(giveWay)
        ofFiles.release()
        end(noRoom())
      }
      return {
        takeField: ofFields.take,
        async keep(part: AsyncIterable<Buffer>): Promise<StoredPart> {
          let handle: FileHandle | undefined
          let size = 0
          for await (const chunk of part) {
            arriving.add(giveWay)
            ofFiles.take(chunk.length)
            handle ??= await openNameless(folder)
            handles.add(handle)
            await handle.appendFile(chunk)
            size += chunk.length
          }
          return { handle, size }
        },
        async load({ handle, size }: StoredPart) {
          const bytes = Buffer.alloc(size)
          await handle?.read(bytes, 0, size, 0)
          return bytes
        },
        async turn(bytes: number) {
          arriving.delete(giveWay)
          leave = (await memory.acquire(Math.ceil(bytes / 1024 / 1024)))[1]
        },
        async release() {
          arriving.delete(giveWay)
          ofFields.release()
          ofFiles.release()
          leave()
          await Promise.all([...handles].map((handle) => handle.close()))
          handles.clear()
        },
      }
    },
  }
}
export type FormRoom = ReturnType<ReturnType<typeof formRoom>['open']>

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = path.join(folder, randomUUID())
  const handle = await open(name, 'wx+', 0o600)
  await unlink(name)
  return handle
}

/** Reads a form with its files; parts that the call does not take as files come back empty, and are named as unknown. */
export async function readForm(
  request: FastifyRequest,
  fields: BodyFields | null,
  room: FormRoom,
  maxBytes: number = MAX_UPLOAD_BYTES,
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {}
  const kept: { field: string; name: string; type: string; part: StoredPart }[] = []
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
      if (part.type === 'field') {
        if (part.valueTruncated)
          throw new Problem('too_large', phrase(messages.fieldTooLarge, { size: MAX_FIELD_BYTES / 1024 }))
        room.takeField(Buffer.byteLength(String(part.value)))
        form[part.fieldname] = part.value
        continue
      }
      if (fields && !fields.files.has(part.fieldname)) {
        part.file.resume()
        form[part.fieldname] = null
        continue
      }
      const onDisk = await room.keep(part.file)
      if (part.file.truncated) throw tooLarge(maxBytes)
      if (part.filename || onDisk.size > 0)
        kept.push({ field: part.fieldname, name: part.filename ?? 'file', type: part.mimetype, part: onDisk })
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOSPC') throw noRoom()
    if (code === 'FST_FIELDS_LIMIT')
      throw new Problem('too_large', phrase(messages.tooManyFormFields, { most: MAX_FIELDS }))
    if (code === 'FST_FILES_LIMIT')
      throw new Problem('too_large', phrase(messages.tooManyFormFiles, { most: MAX_FILES }))
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(maxBytes)
    throw new Problem('malformed', phrase(messages.formUnreadable), { cause: error })
  }
  const bytes = kept.reduce((all, { part }) => all + part.size, 0)
  if (bytes > 0) await room.turn(bytes)
  for (const { field, name, type, part } of kept)
    form[field] = new File([await room.load(part)], name, { type })
  return form
}

const tooLarge = (maxBytes: number) =>
  new Problem('too_large', phrase(messages.fileTooLarge, { size: maxBytes / 1024 / 1024 }))
