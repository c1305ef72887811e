import { session } from '@botika/common/session/endpoints'
import { users } from '@botika/common/users/endpoints'
import { fillPath } from '@botika/common/http/call'
import { orders } from '@botika/common/orders/endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, anOffer, anOrderBody, aPharmacy, aSeller, aUser } from '../../testing/makers'
import { sampleOf } from '../../testing/sample'
import { makeWorld, type World } from '../../testing/world'

let world: World
let admin: string
let owner: string
beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
  owner = await world.signIn(await aSeller(world, await aPharmacy(world)))
})
afterAll(() => world.close())

const send = (method: 'POST' | 'PUT', url: string, payload: object, as?: string) =>
  world.app.inject({ method, url, payload, headers: as ? { authorization: `Bearer ${as}` } : {} })

/** A form as a browser without scripts sends it: text alone, nothing that says null. */
function formOf(fields: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null)
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  return form
}
async function sendForm(url: string, form: FormData, key: string) {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return world.app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'idempotency-key': key },
  })
}

describe('a field that nothing reads', () => {
  it('is refused by its name, beside what else is wrong, and changes nothing', async () => {
    const answer = await send('POST', '/api/couriers', { contact_number: 'none', vehicel: 'van' }, admin)
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: {
        vehicel: ['There is no such field'],
        name: expect.anything(),
        contact_number: expect.anything(),
      },
    })
    const { id } = (await send('POST', '/api/couriers', { name: 'Bilis', vehicle: 'van' }, admin)).json()
    const change = await send('PUT', `/api/couriers/${id}`, { name: 'Bagal', vehicel: 'car' }, admin)
    expect(change.statusCode).toBe(422)
    const after = await world.app.inject({
      url: `/api/couriers/${id}`,
      headers: { authorization: `Bearer ${admin}` },
    })
    expect(after.json()).toMatchObject({ name: 'Bilis', vehicle: 'van' })
  })

  it('is left aside where the specification names it', async () => {
    const answer = await send('POST', session.login.path, { email: 'a@b.co', password: 'x', slug_name: 'x' })
    expect(answer.statusCode).toBe(401)
  })

  it('in a form is refused too, and a file that nothing takes is not read', async () => {
    const offer = await anOffer(world)
    const form = formOf(await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }]))
    form.set('malware', new File([new Uint8Array(4_000_000)], 'a.exe'))
    form.set('comment', 'hello')
    expect((await sendForm(orders.place.path, form, 'unknown-parts')).json()).toMatchObject({
      status: 422,
      errors: { malware: ['There is no such field'], comment: ['There is no such field'] },
    })
  })
})

/** The places of a body where objects stand within it: `items`, or `order_items` as JSON in a form's text. */
function objectsWithin(schema: z.core.$ZodType, path: string[] = []): string[][] {
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape)
    const own = path.length > 0 ? [path] : []
    return [...own, ...fields.flatMap(([name, field]) => objectsWithin(field, [...path, name]))]
  }
  if (schema instanceof z.core.$ZodArray) return objectsWithin(schema._zod.def.element, [...path, '0'])
  if (schema instanceof z.core.$ZodUnion)
    return schema._zod.def.options.flatMap((option) => objectsWithin(option, path))
  if (schema instanceof z.core.$ZodPipe) return objectsWithin(schema._zod.def.in, path)
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType }
  return innerType ? objectsWithin(innerType, path) : []
}

describe('a field within a body that nothing reads', () => {
  it('is refused by its place, in every call that takes objects within', async () => {
    const tried: string[] = []
    const wrong: string[] = []
    for (const { method, path, body } of world.servedEndpoints()) {
      if (!body || (method !== 'POST' && method !== 'PUT')) continue
      for (const place of objectsWithin(body)) {
        const sample = sampleOf(body) as Record<string, unknown>
        const name = `${method} ${path} ${place.join('.')}.nonsense`
        tried.push(name)
        const value = place
          .slice(1)
          .reduceRight<unknown>((within, key) => (key === '0' ? [within] : { [key]: within }), {
            nonsense: 1,
          })
        const url = fillPath(path, { id: 1, userId: 1, orderId: 1 })
        const payload = { ...sample, [place[0] as string]: value }
        const asAdmin = await send(method, url, payload, admin)
        const answer = asAdmin.statusCode === 403 ? await send(method, url, payload, owner) : asAdmin
        const [unknown] = answer.json().errors?.[`${place.join('.')}.nonsense`] ?? []
        if (answer.statusCode !== 422 || unknown !== 'There is no such field') wrong.push(name)
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toEqual(
      expect.arrayContaining([
        'POST /api/quote items.0.nonsense',
        'POST /api/orders order_items.0.nonsense',
        'PUT /api/seller-orders/ship-order/:id items.0.nonsense',
        'POST /api/users roles.0.nonsense',
      ]),
    )
  })

  it('is refused in the JSON of a form as well', async () => {
    const offer = await anOffer(world)
    const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
    const form = formOf({ ...body, order_items: [{ inventory_id: offer.id, quantity: 1, quanity: 2 }] })
    expect((await sendForm(orders.place.path, form, 'nested')).json()).toMatchObject({
      status: 422,
      errors: { 'order_items.0.quanity': ['There is no such field'] },
    })
  })

  it('may be one of the record’s own reply or of the specification', async () => {
    const offer = await anOffer(world)
    const item = { inventory_id: offer.id, quantity: 1, product_name: 'Paracetamol', selling_price: 1 }
    const { lines } = (await send('POST', '/api/quote', { items: [item] })).json()
    expect((await send('POST', '/api/quote', { items: lines })).json()).toMatchObject({ lines })
  })
})

describe('the picture of a record', () => {
  it.each(['https://evil.example/x.png', '../../etc/passwd', 'x"onerror=1', 'a/b.webp', 'a..b'])(
    'is a stored one: %j is refused',
    async (image) => {
      const body = { name: 'Botika', address: '5 Mabini Street', image }
      expect((await send('POST', '/api/pharmacies', body, admin)).json()).toMatchObject({
        status: 422,
        errors: { image: expect.anything() },
      })
    },
  )
})

describe('a record as it was answered', () => {
  it('can be sent back as a change by whoever may change it', async () => {
    const updates = world
      .servedEndpoints()
      .filter(({ method, path }) => method === 'PUT' && /^\/api\/[a-z-]+\/:id$/.test(path))
      // a message is put aside, never changed
      .filter(({ path }) => path !== '/api/contact-us/:id')
    const creates = new Map(
      world
        .servedEndpoints()
        .filter(({ method }) => method === 'POST')
        .map((endpoint) => [endpoint.path, endpoint]),
    )
    const tried: string[] = []
    const refused: string[] = []
    for (const update of updates) {
      const create = creates.get(update.path.replace('/:id', '') as `/${string}`)
      if (!create?.body) continue
      const made = await send('POST', create.path, sampleOf(create.body) as object, admin)
      // what a sample can't make is tried elsewhere
      if (made.statusCode !== 201) continue
      const record = made.json()
      const answer = await send('PUT', fillPath(update.path, { id: record.id }), record, admin)
      tried.push(update.path)
      if (answer.statusCode !== 200) refused.push(`${update.path}: ${answer.payload}`)
    }
    expect(refused).toEqual([])
    expect(tried.length).toBeGreaterThan(10)
  })

  it('can be sent back by a person, and gives no rights', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const record = (await world.call(users.one, { params: { id: user.id } }, { as })) as object
    const claim = { ...record, first_name: 'Nena', roles: [{ id: 3, name: 'admin' }], pharmacy_id: 1 }
    expect((await send('PUT', `/api/users/${user.id}`, claim, as)).json()).toMatchObject({
      first_name: 'Nena',
      roles: [{ name: 'customer' }],
      pharmacy_id: null,
    })
  })
})

describe('an empty field', () => {
  const EMPTY = {
    guest_number: '',
    customer_id: '',
    contact_number: '',
    discount_type: '',
    senior_citizen_name: '',
    senior_citizen_id: '',
    slug_name: '',
    prescription_image: '',
    senior_citizen_id_image: '',
  }

  it.each([
    ['an order', orders.place.path, {}],
    ['a recurring order', recurringOrders.create.path, { recurring_option: 'monthly' }],
  ])('of the specified payload of %s is absent', async (_, url, more) => {
    const offer = await anOffer(world)
    const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
    const answer = await sendForm(url, formOf({ ...body, ...EMPTY, ...more }), `empty-${url}`)
    expect(answer.json()).toMatchObject({ orders: { guest_number: null, discount_type: null } })
  })

  it('is still missing where something is needed', async () => {
    const answer = await send('POST', '/api/couriers', { name: '' }, admin)
    expect(answer.json()).toMatchObject({ status: 422, errors: { name: ['Please fill this in'] } })
  })
})
