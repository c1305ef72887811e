import * as z from 'zod'
import { expect, it } from 'vitest'
import { makeClient } from './client'
import { endpoint } from './endpoint'

const place = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary: 'Place an order',
  permission: 'session.create',
  reply: z.object({ id: z.number() }),
})

const answering = (data: unknown) =>
  makeClient({
    request: async <T>() => ({
      data: data as T,
      status: 201,
      statusText: '',
      headers: {},
      config: {} as never,
    }),
  })(place, {})

it('hands on what was answered', async () => {
  expect(await answering({ id: 7 })).toEqual({ id: 7 })
})

it.each(['', undefined, '{"id":'])('takes an answer that was torn on its way, %j, for none', async (data) => {
  await expect(answering(data)).rejects.toMatchObject({ name: 'Problem', code: 'unavailable', status: 503 })
})
