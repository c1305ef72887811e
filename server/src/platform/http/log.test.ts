import { baskets } from '@botika/common/baskets/endpoints'
import { contact } from '@botika/common/contact/endpoints'
import { offersHere } from '@botika/common/offers-here/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { session } from '@botika/common/session/endpoints'
import { users } from '@botika/common/users/endpoints'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compose } from '../../app/compose'
import { readEnv } from '../lib/env'
import { anOffer, anOrderBody, aUser, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { forRequest } from './language'
import { describeError } from './log'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const PERSON = {
  guest_first_name: 'Esperanza',
  guest_last_name: 'Villanueva-Cruz',
  guest_email: 'esperanza.vc@example.com',
  guest_number: '0918 222 3344',
  receiver_first_name: 'Crispulo',
  receiver_last_name: 'Panganiban',
  receiver_number: '0919 555 6677',
  address: '77 Sampaguita Street',
  senior_citizen_name: 'Lola Basyang',
  senior_citizen_id: 'OSCA-443322',
  discount_type: 'senior_citizen' as const,
}

/** A server that tells all it can, and what it told. */
async function aTalkativeServer() {
  const lines: string[] = []
  const env = readEnv({
    NODE_ENV: 'test',
    BOTIKA_DATA: world.env.BOTIKA_DATA,
    BOTIKA_LOG: 'debug',
    BOTIKA_RATE_LIMIT: '0',
    BOTIKA_CAPTCHA: '0',
    BOTIKA_WEB: '0',
    BOTIKA_SECRET: world.env.BOTIKA_SECRET ?? '',
  })
  const server = await compose({ env, db: world.db, log: { write: (line) => void lines.push(line) } })
  const send = (method: 'GET' | 'POST', url: string, payload?: object, token = '') =>
    server.app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  const ask = (text: string) => world.db.sql.query(text).then(({ rows }) => rows)
  return { ...server, send, ask, told: () => lines.join('') }
}

describe('the log', () => {
  it('tells of requests and failures, and of nobody', async () => {
    const { app, send, told } = await aTalkativeServer()
    const user = await aUser(world, { email: 'secretive@example.com' })
    const offer = await anOffer(world)
    const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }], PERSON)
    const placed: { orders: { order_number: string } } = (await send('POST', orders.place.path, body)).json()
    const number = placed.orders.order_number
    expect((await send('GET', `${orders.track.path}?order_number=${number}`)).statusCode).toBe(200)
    await send('GET', `${orders.track.path}?order_number=${number}x&name=Panganiban`)
    await send('GET', `/nowhere/${number}?token=topsecret`)
    await send('GET', '/api/products?filter=nearest&lat=14.555&lng=121.024')
    await send('GET', '/api/pharmacies?filter=nearest&lat=14.555&lng=x121.024')
    await send('POST', offersHere.find.path, { product_ids: [1], latitude: 14.5554, longitude: 121.0243 })
    await send('POST', offersHere.find.path, { product_ids: [], latitude: 14.5554, longitude: 121.0243 })
    await send('POST', baskets.match.path, { lines: ['Olanzapine 10 mg tablet 30'] })
    await send('POST', baskets.match.path, { lines: Array(13).fill('Olanzapine 10 mg tablet 30') })
    const spot = { latitude: 14.5554, longitude: 121.0243, province: 'Metro Manila', city: 'City of Makati' }
    const wanted = { product_id: offer.product_id, pieces: 1 }
    expect((await send('POST', baskets.plan.path, { lines: [wanted], ...spot })).statusCode).toBe(200)
    await send('POST', baskets.plan.path, { lines: [wanted, wanted], ...spot })
    await send('POST', baskets.plan.path, { lines: [], ...spot })

    const login = { email: user.email, password: PASSWORD }
    const tokens: { access_token: string; refresh_token: string } = (
      await send('POST', session.login.path, login)
    ).json()
    await send('POST', session.login.path, { ...login, password: 'not my passphrase' })
    await send('POST', session.user.path, {}, tokens.access_token)
    await send('POST', session.refresh.path, { refresh_token: tokens.refresh_token })

    // what nobody expected: statements that fail with everything that was typed in them
    const registered = {
      email: 'new.one@example.com',
      password: 'my long passphrase',
      first_name: 'Esperanza',
    }
    await world.db.sql.query('alter table orders rename to orders_away')
    await world.db.sql.query('alter table users rename column contact_number to number_away')
    await world.db.sql.query('alter table contact_messages rename to messages_away')
    const failed = [
      await send('POST', orders.place.path, body),
      await send('POST', users.create.path, { ...registered, last_name: 'Villanueva-Cruz' }),
      await send('POST', contact.send.path, {
        name: 'Esperanza',
        email: PERSON.guest_email,
        message: 'It itches',
      }),
    ]
    expect(failed.map((answer) => answer.statusCode)).toEqual([500, 500, 500])
    await app.close()

    const log = told()
    expect(log).toContain(orders.place.path)
    expect(log).toContain('"state":"42P01"')
    const secrets = [
      ...Object.values(PERSON).filter((value) => value !== 'senior_citizen'),
      'Villanueva',
      'secretive',
      'new.one',
      'passphrase',
      'It itches',
      'topsecret',
      '14.555',
      '121.024',
      'City of Makati',
      'lanzapine',
      PASSWORD,
      number,
      tokens.access_token,
      tokens.refresh_token,
      '$argon2',
    ]
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  })

  it('has no error of ours where somebody leaves before their turn', async () => {
    const { app, told } = await aTalkativeServer()
    const base = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const lock = await world.db.pool.connect()
    await lock.query('begin')
    await lock.query('lock table products in access exclusive mode')
    const looking = Array.from({ length: 16 }, (_, page) => app.inject(`/api/products?page=${page + 1}`))

    const arrives = once(app.server, 'connection') as Promise<[Socket]>
    const visitor = connect(Number(base.port), base.hostname)
    const [line] = await arrives
    const body = JSON.stringify({ email: 'gone@example.com', password: PASSWORD })
    const isRead = once(line, 'data')
    visitor.write(
      `POST ${session.login.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    await isRead
    await new Promise((resolve) => setImmediate(resolve))
    visitor.destroy()
    await once(line, 'close')

    await lock.query('commit')
    lock.release()
    expect((await Promise.all(looking)).map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200))
    await app.close()
    expect(told()).toContain(session.login.path)
    expect(told()).not.toContain('"level":50')
  })

  it('names each statement that fails or is slow, and the request that asked', async () => {
    const { app, ask, told } = await aTalkativeServer()
    app.get('/slow', (request) => forRequest(request, () => ask(`select pg_sleep(0.6), 'Panganiban'`)))
    app.get('/failing', (request) => forRequest(request, () => ask(`select 'Panganiban'::int from users`)))
    const slow = await app.inject('/slow')
    const failing = await app.inject('/failing')
    await app.close()
    expect([slow.statusCode, failing.statusCode]).toEqual([200, 500])
    const lines = told()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const [late, failed] = lines.filter(({ statement }) => statement !== undefined)
    expect(late).toMatchObject({ statement: 'select', msg: 'A statement was slow' })
    expect(failed).toMatchObject({ statement: 'select users', reason: '22P02', msg: 'A statement failed' })
    expect(failed?.['reqId']).toBe(failing.json<{ request_id: string }>().request_id)
    expect(late?.['reqId']).not.toBe(failed?.['reqId'])
    expect(lines.map(({ reqId, req }) => req && reqId)).toContain(late?.['reqId'])
  })

  it('keeps addresses, numbers and tokens of messages back', () => {
    const failure = Object.assign(
      new Error(
        '550 <ana@example.com> unknown, BTK-0123456789AB, call 0917 123 4567, eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl',
      ),
      { detail: 'Key (email)=(ana@example.com) exists', table: 'users' },
    )
    const described = describeError(
      new Error('Failed query: select $1\nparams: ana@example.com', { cause: failure }),
    )
    expect(described.message).toBe('Failed query: select $1')
    expect(described.cause).toMatchObject({
      message: '550 <[address]> unknown, [order], call [number], [token]',
      table: 'users',
    })
    expect(JSON.stringify(described)).not.toContain('ana@')
  })
})
