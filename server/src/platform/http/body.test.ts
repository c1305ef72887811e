import Fastify from 'fastify'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptBodies, type FormRoom, formRoom, readForm } from './body'

const MIB = 1024 * 1024

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'botika-forms-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A part of a form. */
async function* part(text: string) {
  yield Buffer.from(text)
}
const MOST = {
  fields: { ofNetwork: 10, inAll: 25, uncounted: 0 },
  files: { ofNetwork: 10, inAll: 25, uncounted: 0 },
  checkedMib: 10,
  turnMs: 30_000,
}
const text = (form: FormRoom, bytes: number) => form.takeField(bytes)

describe('text fields of unfinished forms', () => {
  it('of one network stop at a limit that leaves room for the others, and give their room back', async () => {
    const room = formRoom(folder)
    const forms = Array.from({ length: 8 }, () => room.open('203.0.113.7'))
    for (const form of forms) text(form, 8 * MIB)
    const late = room.open('203.0.113.7')
    expect(() => text(late, MIB)).toThrow(expect.objectContaining({ status: 429, retryAfter: 60 }))
    const neighbour = room.open('198.51.100.4')
    expect(() => text(neighbour, 16 * MIB)).not.toThrow()
    await Promise.all([late, ...forms].map((form) => form.release()))
    expect(() => text(room.open('203.0.113.7'), 64 * MIB)).not.toThrow()
  })

  it('leave room for a checkout without a picture', () => {
    const room = formRoom(folder)
    const forms = Array.from({ length: 6 }, (_, at) => room.open(`203.0.113.${at}`))
    for (const form of forms) text(form, 64 * MIB)
    const full = room.open('198.51.100.4')
    expect(() => text(full, MIB)).toThrow(expect.objectContaining({ status: 503 }))
    const checkout = room.open('203.0.113.1')
    for (let field = 0; field < 8; field++) expect(() => text(checkout, 2_000)).not.toThrow()
    expect(() => text(checkout, 2_000)).toThrow(expect.objectContaining({ status: 503 }))
  })

  it('of many networks stop at the memory there is for all', async () => {
    const room = formRoom(folder)
    const forms = Array.from({ length: 6 }, (_, at) => room.open(`203.0.113.${at}`))
    for (const form of forms) text(form, 64 * MIB)
    const late = room.open('198.51.100.4')
    expect(() => text(late, MIB)).toThrow(expect.objectContaining({ status: 503 }))
    await late.release()
    await forms[0]?.release()
    expect(() => text(room.open('198.51.100.4'), 1)).not.toThrow()
  })
})

describe('files of unfinished forms', () => {
  it('lie on the disk under no name, in an order of their own', async () => {
    const form = formRoom(folder).open('203.0.113.7')
    const kept = await form.keep(
      (async function* () {
        yield Buffer.from('prescription ')
        yield Buffer.from('of Ana')
      })(),
    )
    expect(await readdir(folder)).toEqual([])
    expect(String(await form.load(kept))).toBe('prescription of Ana')
    await form.release()
    await expect(form.load(kept)).rejects.toThrow('closed')
  })

  it('stop at the disk there is for one network', async () => {
    const first = formRoom(folder, MOST).open('203.0.113.7')
    await expect(first.keep(part('more than 10'))).rejects.toMatchObject({ status: 429, retryAfter: 60 })
    await first.release()
  })

  it('of those that began first make room for others; complete ones keep theirs', async () => {
    const room = formRoom(folder, MOST)
    const ended: number[] = []
    const forms = [1, 2, 3].map((at) => room.open(`203.0.113.${at}`, () => ended.push(at)))
    for (const form of forms) await form.keep(part('8 bytes.'))
    await forms[0]?.turn(8)
    const late = room.open('198.51.100.4')
    await expect(late.keep(part('8 bytes.'))).resolves.toMatchObject({ size: 8 })
    expect(ended).toEqual([2])
    await forms[2]?.turn(8)
    await late.turn(8)
    await expect(room.open('198.51.100.5').keep(part('too'))).rejects.toMatchObject({ status: 503 })
    expect(ended).toEqual([2])
    await Promise.all([late, ...forms].map((form) => form.release()))
  })
})

describe('a form that never ends', () => {
  it('loses its connection to one that comes while the disk is full', async () => {
    const most = { ...MOST, files: { ofNetwork: 30, inAll: 20, uncounted: 0 } }
    const room = formRoom(folder, most)
    const app = Fastify()
    await acceptBodies(app)
    let tellKept = () => {}
    const isKept = new Promise<void>((resolve) => (tellKept = resolve))
    async function* watched(part: AsyncIterable<Buffer>) {
      for await (const chunk of part) {
        yield chunk
        tellKept()
      }
    }
    app.post('/', async (request) => {
      const form = room.open('203.0.113.7', (reason) => request.raw.destroy(reason))
      try {
        const { picture } = await readForm(request, null, {
          ...form,
          keep: (part) => form.keep(watched(part)),
        })
        return await (picture as File).text()
      } finally {
        await form.release()
      }
    })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const send = (more: string) => {
      const sent = request(url, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })
      sent.write('--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n')
      sent.write(more)
      return sent
    }
    const slow = send('15 bytes of it ')
    await isKept
    const answer = once(send('15 bytes of Ana\r\n--x--\r\n').end(), 'response')
    await expect(once(slow, 'response')).rejects.toMatchObject({ code: 'ECONNRESET' })
    const [{ statusCode }] = (await answer) as [IncomingMessage]
    expect(statusCode).toBe(200)
    await app.close()
  })
})

describe('complete forms', () => {
  it('wait their turn to be in memory, in the order in which they came', async () => {
    const room = formRoom(folder, MOST)
    const [first, second, third] = [1, 2, 3].map(() => room.open('203.0.113.7')) as [
      FormRoom,
      FormRoom,
      FormRoom,
    ]
    const order: string[] = []
    await first.turn(8 * MIB)
    const later = [
      second.turn(8 * MIB).then(() => order.push('second')),
      third.turn(8 * MIB).then(() => order.push('third')),
    ]
    expect(order).toEqual([])
    await first.release()
    await later[0]
    expect(order).toEqual(['second'])
    await second.release()
    await Promise.all(later)
    expect(order).toEqual(['second', 'third'])
  })

  it('are refused when their turn does not come, and hold nothing then', async () => {
    const room = formRoom(folder, { ...MOST, turnMs: 5 })
    const [first, second] = [room.open('203.0.113.7'), room.open('203.0.113.8')]
    await first.turn(8 * MIB)
    await expect(second.turn(8 * MIB)).rejects.toMatchObject({ status: 503, retryAfter: 30 })
    await second.release()
    await first.release()
    await expect(room.open('203.0.113.9').turn(10 * MIB)).resolves.toBeUndefined()
  })
})
