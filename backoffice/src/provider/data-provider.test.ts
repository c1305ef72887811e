import { makeSessionClient, type SessionHint } from '@botika/common/auth/session-client'
import type { RoleName } from '@botika/common/roles/roles'
import { makePage } from '@botika/common/http/paging'
import axios from 'axios'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { HttpError } from 'react-admin'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeDataProvider } from './data-provider'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const API = 'http://botika.test/api'
const noHint: SessionHint = {
  has: () => false,
  mark: () => null,
  set: () => undefined,
  clear: () => undefined,
  watch: () => undefined,
}

/** A provider whose session belongs to somebody with this role. */
async function providerFor(role: RoleName) {
  server.use(
    http.post(`${API}/auth/login`, () =>
      HttpResponse.json({ access_token: 'T', token_type: 'bearer', expires_in: 3600, refresh_token: 'R' }),
    ),
    http.post(`${API}/auth/user`, () => HttpResponse.json({ id: 1, roles: [{ id: 1, name: role }] })),
  )
  const session = makeSessionClient(axios.create({ baseURL: 'http://botika.test' }), noHint)
  await session.login({ email: 'ana@example.com', password: 'long enough' })
  return makeDataProvider(session)
}

/** Answers a list and remembers its queries. */
function listening(path: string, extra: object = {}) {
  const requests: Record<string, string>[] = []
  server.use(
    http.get(`${API}/${path}`, ({ request }) => {
      requests.push(Object.fromEntries(new URL(request.url).searchParams))
      const page = makePage({
        data: [{ id: 7, name: 'A' }],
        total: 57,
        path,
        query: { page: 2, per_page: 25 },
      })
      return HttpResponse.json({ ...page, ...extra })
    }),
  )
  return requests
}

const pagination = { page: 2, perPage: 25 }
const sort = { field: 'name', order: 'DESC' } as const

describe('lists', () => {
  it("asks in the API's words and leaves empty filters out", async () => {
    const provider = await providerFor('seller')
    const requests = listening('products')
    const filter = { keyword: 'amox', status: 'live', brand: '', category_id: null }
    const { data, total } = await provider.getList('products', { pagination, sort, filter })
    expect(requests).toEqual([
      { keyword: 'amox', status: 'live', page: '2', per_page: '25', sort: '-name', scope: 'manage' },
    ])
    expect(data).toEqual([{ id: 7, name: 'A' }])
    expect(total).toBe(57)
  })

  it('takes orders from seller-orders and hands their counts on', async () => {
    const provider = await providerFor('seller')
    listening('seller-orders', { counts: { to_confirm: 3 } })
    const { meta } = await provider.getList('orders', { pagination, sort, filter: {} })
    expect(meta).toMatchObject({ counts: { to_confirm: 3 } })
  })

  it.each([
    ['a page of somebody else’s', '<html>Sign in to the free Wi-Fi</html>'],
    ['nothing', 'null'],
    ['half an answer', '{"data":[{"id":'],
  ])('says that the server was not reached where %s is answered', async (_, body) => {
    const provider = await providerFor('seller')
    server.use(http.get(`${API}/products*`, () => new HttpResponse(body)))
    const problem = { status: 503, message: expect.stringContaining('could not reach the server') as string }
    await expect(provider.getList('products', { pagination, sort, filter: {} })).rejects.toMatchObject(
      problem,
    )
    await expect(provider.getOne('products', { id: 7 })).rejects.toMatchObject(problem)
  })

  it('asks for the management view only where the policy grants it', async () => {
    const provider = await providerFor('seller')
    const requests = listening('categories')
    await provider.getList('categories', { pagination, sort, filter: {} })
    expect(requests[0]).not.toHaveProperty('scope')
  })

  it('rounds a page size up to one that the API has', async () => {
    const provider = await providerFor('admin')
    const requests = listening('news')
    await provider.getList('news', { pagination: { page: 1, perPage: 30 }, sort, filter: {} })
    expect(requests[0]).toMatchObject({ per_page: '50' })
  })

  it('reads many records with one call, and none with no call', async () => {
    const provider = await providerFor('admin')
    const requests = listening('pharmacies')
    expect(await provider.getMany('pharmacies', { ids: [] })).toEqual({ data: [] })
    await provider.getMany('pharmacies', { ids: [3, 5] })
    expect(requests).toEqual([{ ids: '3,5', per_page: '100', scope: 'manage' }])
  })

  it('puts the foreign key among the filters', async () => {
    const provider = await providerFor('admin')
    const requests = listening('subcategories')
    const reference = { target: 'category_id', id: 4, pagination, sort, filter: {} }
    await provider.getManyReference('subcategories', reference)
    expect(requests[0]).toMatchObject({ category_id: '4' })
  })

  it('gives up quietly when it is superseded', async () => {
    const provider = await providerFor('admin')
    listening('news')
    const controller = new AbortController()
    const list = provider.getList('news', { pagination, sort, filter: {}, signal: controller.signal })
    controller.abort()
    await expect(list).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('single records', () => {
  it('reads the management view of one record, with the token', async () => {
    const provider = await providerFor('seller')
    let seen = ''
    server.use(
      http.get(`${API}/products/9`, ({ request }) => {
        seen = `${new URL(request.url).search} ${request.headers.get('Authorization')}`
        return HttpResponse.json({ id: 9 })
      }),
    )
    expect(await provider.getOne('products', { id: 9 })).toEqual({ data: { id: 9 } })
    expect(seen).toBe('?scope=manage Bearer T')
  })

  it('asks nobody for a record that a mistyped address names, as no record is called by a word', async () => {
    const provider = await providerFor('seller')
    for (const id of ['bulk', 'abc', '1.5', '-1', '']) {
      await expect(provider.getOne('products', { id })).rejects.toMatchObject({ status: 404 })
    }
  })

  it('sends what changed, and the version it was changed from', async () => {
    const provider = await providerFor('seller')
    let sent: unknown
    server.use(
      http.put(`${API}/couriers/2`, async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json({ id: 2 })
      }),
    )
    const previousData = { id: 2, name: 'Jun', vehicle: 'Van', updated_at: '2024-01-05T00:00:00Z' }
    await provider.update('couriers', { id: 2, data: { ...previousData, vehicle: '' }, previousData })
    expect(sent).toEqual({ vehicle: '', updated_at: '2024-01-05T00:00:00Z' })
  })

  it('stores a chosen picture first and keeps its name', async () => {
    const provider = await providerFor('seller')
    let type: string | null = null
    let sent: unknown
    server.use(
      http.post(`${API}/images`, ({ request }) => {
        type = request.headers.get('Content-Type')
        return HttpResponse.json({ image: 'stored.webp' }, { status: 201 })
      }),
      http.post(`${API}/doctors`, async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json({ id: 3 }, { status: 201 })
      }),
    )
    const image = { rawFile: new File(['x'], 'a.png', { type: 'image/png' }), src: 'blob:x' }
    await provider.create('doctors', { data: { name: 'Ana', image } })
    expect(type).toMatch(/^multipart\/form-data/)
    expect(sent).toEqual({ name: 'Ana', image: 'stored.webp' })
  })

  it('keeps several pictures in their order and stores one that stands twice only once', async () => {
    let stored = 0
    let sent: unknown
    const provider = await providerFor('seller')
    server.use(
      http.post(`${API}/images`, () => HttpResponse.json({ image: `${++stored}.webp` }, { status: 201 })),
      http.post(`${API}/products`, async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json({ id: 9 }, { status: 201 })
      }),
    )
    const fresh = { rawFile: new File(['x'], 'a.png', { type: 'image/png' }), src: 'blob:x' }
    await provider.create('products', { data: { image: fresh, images: [fresh, 'old.webp'] } })
    expect(sent).toEqual({ image: '1.webp', images: ['1.webp', 'old.webp'] })
  })

  it('stores a picture once, however often what it belongs to is refused, and again where storing failed', async () => {
    const provider = await providerFor('seller')
    const stored: string[] = []
    const sent: unknown[] = []
    let isBusy = true
    server.use(
      http.post(`${API}/images`, async ({ request }) => {
        if (isBusy) return new HttpResponse(null, { status: 503 })
        const image = (await request.formData()).get('image') as File
        stored.push(image.name)
        return HttpResponse.json({ image: `${image.name}.webp` }, { status: 201 })
      }),
      http.post(`${API}/products`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ id: 9 }, { status: sent.length < 3 ? 409 : 201 })
      }),
      http.put(`${API}/products/9`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ id: 9 })
      }),
    )
    const file = (name: string) => ({ rawFile: new File(['x'], name, { type: 'image/png' }), src: 'blob:x' })
    const data = { image: file('a'), images: [file('b')] }
    const create = () => provider.create('products', { data })

    await expect(create()).rejects.toMatchObject({ status: 503 })
    isBusy = false
    for (let n = 0; n < 2; n++) await expect(create()).rejects.toMatchObject({ status: 409 })
    await create()
    await provider.update('products', { id: 9, data: { ...data, id: 9 }, previousData: { id: 9 } })

    expect(stored.sort()).toEqual(['a', 'b'])
    expect(sent).toHaveLength(4)
    for (const one of sent) expect(one).toMatchObject({ image: 'a.webp', images: ['b.webp'] })
  })

  it('puts one text for each refused field where forms look for it', async () => {
    const provider = await providerFor('seller')
    const problem = {
      type: 'urn:botika:problem:invalid',
      title: 'Some fields are not valid',
      status: 422,
      detail: 'name: Too long',
      code: 'invalid',
      errors: { name: ['Too long', 'Too loud'] },
    }
    server.use(http.post(`${API}/couriers`, () => HttpResponse.json(problem, { status: 422 })))
    const error = await provider
      .create('couriers', { data: { name: '!' } })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ message: 'Too long', status: 422, body: { errors: { name: 'Too long' } } })
  })
})

describe('many records', () => {
  it('says how many did not work and why', async () => {
    const provider = await providerFor('admin')
    server.use(
      http.delete(`${API}/news/:id`, ({ params }) =>
        params['id'] === '2'
          ? HttpResponse.json({ code: 'in_use', detail: 'This is still in use.' }, { status: 409 })
          : HttpResponse.json({ id: Number(params['id']) }),
      ),
    )
    await expect(provider.deleteMany('news', { ids: [1, 2, 3] })).rejects.toThrow(
      '1 of 3 did not work: This is still in use.',
    )
    expect(await provider.deleteMany('news', { ids: [1, 3] })).toEqual({ data: [1, 3] })
  })
})

describe('answers that are none of the service', () => {
  it.each([[{}], [{ data: null }], [[]], [null]])('fail where a list was asked for: %j', async (answer) => {
    const provider = await providerFor('seller')
    server.use(http.get(`${API}/products`, () => HttpResponse.json(answer)))
    const requests = provider.getList('products', { pagination, sort, filter: {} })
    await expect(requests).rejects.toMatchObject({ status: 503 })
  })

  it.each([[{}], [[]], [null]])('fail where a record was asked for: %j', async (answer) => {
    const provider = await providerFor('seller')
    server.use(http.get(`${API}/products/7`, () => HttpResponse.json(answer)))
    await expect(provider.getOne('products', { id: 7 })).rejects.toMatchObject({ status: 503 })
  })
})
